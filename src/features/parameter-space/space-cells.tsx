import type { CaseReport } from '@generated/evaluation/types.ts'
import { type SVGProps, useMemo } from 'react'
import { chartColors } from '@/models/charts/chart-axes.ts'
import type { Box, Space } from '@/models/parameter-space/space-model.ts'
import {
  type Layout,
  limitPath,
  type Shade,
  type Shapes,
  shadeShapes,
  shapesOf,
  sizes,
} from './space-shapes.ts'

/** The places by the results of their cases. */
export const ResultShapes = ({ shapes }: { shapes: Shapes }) => (
  <>
    <path d={shapes.passed} fill={chartColors.succeeded} fillOpacity={0.25} />
    <path d={shapes.failed} fill={chartColors.failed} fillOpacity={0.85} />
    <path d={shapes.bars} fill={chartColors.failed} fillOpacity={0.85} />
  </>
)

interface SpaceCellsProps extends SVGProps<SVGSVGElement> {
  space: Space<CaseReport>
  /** The same space of an earlier job. */
  before: Space<CaseReport> | undefined
  shade: Shade | undefined
  layout: Layout
  /** The part that is marked. */
  box: Box | undefined
}

/** The places of a space, the limit between them, and the selected part. */
export function SpaceCells({ space, before, shade, layout, box, ...svg }: SpaceCellsProps) {
  const { size, step, width, height } = layout
  const shapes = useMemo(() => shapesOf(space, size), [space, size])
  const shades = useMemo(() => shade && shadeShapes(space, size, shade), [shade, space, size])
  const limit = useMemo(() => limitPath(space, size), [space, size])
  const earlier = useMemo(() => before && limitPath(before, size), [before, size])
  return (
    <svg {...svg} aria-hidden="true" width={width} height={height} className="overflow-visible">
      <rect width={width} height={height} fill="transparent" />
      {shades ? (
        shades.map(({ share, path }) => (
          <path key={share} d={path} fill={chartColors.value} fillOpacity={share} />
        ))
      ) : (
        <ResultShapes shapes={shapes} />
      )}
      <path d={shapes.open} className="fill-none stroke-muted [stroke-dasharray:3_3]" />
      {size === sizes.large && !shades && (
        <>
          <path d={shapes.crosses} className="fill-none stroke-on-primary stroke-2" />
          {shapes.counts.map(({ key, left, top, text }) => (
            <text
              key={key}
              x={left}
              y={top}
              textAnchor="middle"
              className="fill-ink text-xs font-semibold"
            >
              {text}
            </text>
          ))}
        </>
      )}
      {earlier && (
        <path d={earlier} className="fill-none stroke-ink stroke-2 [stroke-dasharray:2_4]" />
      )}
      <path d={limit} className="fill-none stroke-ink stroke-2" />
      {box && (
        <rect
          x={box.left * step.x - size.gap / 2}
          y={(space.rows.length - 1 - box.top) * step.y - size.gap / 2}
          width={(box.right - box.left + 1) * step.x}
          height={(box.top - box.bottom + 1) * step.y}
          rx={size.round}
          className="fill-primary/10 stroke-primary stroke-[2.5]"
        />
      )}
    </svg>
  )
}
