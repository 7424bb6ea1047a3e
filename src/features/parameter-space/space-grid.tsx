import type { CaseReport } from '@generated/evaluation/types.ts'
import { useId } from 'react'
import {
  type Box,
  isInBox,
  type Space,
  type SpaceCell,
} from '@/models/parameter-space/space-model.ts'
import { SpaceCells } from './space-cells.tsx'
import { type Layout, layoutOf, type Shade, shorten } from './space-shapes.ts'
import { placeText } from './space-text.ts'
import { useSpacePlaces } from './use-space-places.ts'

/** Room for the names of the values, in px. */
const room = { below: 20, above: 6 } as const

interface SpaceGridProps {
  space: Space<CaseReport>
  /** The same space of an earlier job. */
  before: Space<CaseReport> | undefined
  selected: Box | undefined
  shade: Shade | undefined
  onSelect: (box: Box | undefined) => void
  onOpen: (cell: SpaceCell<CaseReport>) => void
  onRun: () => void
}

/** The cases of a scenario by the values of two parameters; a part of them can be selected. */
export function SpaceGrid(props: SpaceGridProps) {
  const { space, before, selected, shade } = props
  const { across, up, columns, rows } = space
  const layout = layoutOf(space)
  const { size, step, width, height } = layout
  const { active, pointed, box, onKeyDown, pointer } = useSpacePlaces({ ...props, step })
  const cellId = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex min-w-0 items-start">
        <RowNames names={rows} layout={layout} />
        <div className="min-w-0 overflow-x-auto pb-1">
          {/* biome-ignore lint/a11y/useSemanticElements: a table would need an element for each of thousands of cells. */}
          <div
            role="grid"
            aria-label={`Cases by ${across}${up === undefined ? '' : ` and ${up}`}`}
            aria-rowcount={rows.length}
            aria-colcount={columns.length}
            aria-activedescendant={cellId}
            tabIndex={0}
            onKeyDown={onKeyDown}
            className="group relative cursor-crosshair outline-none select-none"
            style={{ width, height: height + room.above + room.below, paddingTop: room.above }}
          >
            <SpaceCells
              space={space}
              before={before}
              shade={shade}
              layout={layout}
              box={box}
              {...pointer}
            />
            {/* biome-ignore lint/a11y/useSemanticElements: not in a table. */}
            <div role="row" tabIndex={-1} aria-rowindex={rows.length - active.y}>
              {/* biome-ignore lint/a11y/useSemanticElements: not in a table. */}
              <div
                role="gridcell"
                tabIndex={-1}
                id={cellId}
                aria-colindex={active.x + 1}
                aria-selected={selected !== undefined && isInBox(selected, active)}
                aria-label={placeText(space, active, shade)}
                className="pointer-events-none absolute rounded outline-offset-1 outline-primary group-focus-visible:outline-2"
                style={{
                  left: active.x * step.x,
                  top: room.above + (rows.length - 1 - active.y) * step.y,
                  width: size.width,
                  height: size.height,
                }}
              />
            </div>
            <ColumnNames names={columns} layout={layout} />
          </div>
        </div>
      </div>
      <p aria-hidden className="min-h-8 text-xs text-muted [overflow-wrap:anywhere] sm:min-h-4">
        <bdi>{placeText(space, pointed ?? active, shade)}</bdi>
      </p>
    </div>
  )
}

interface NamesProps {
  names: readonly string[]
  layout: Layout
}

/** The values up the side, as many as there is room for. */
function RowNames({ names, layout: { size, step, height, nth } }: NamesProps) {
  const short = names.map((name) => shorten(name, 9))
  const left = 12 + 7 * Math.max(...short.map(({ length }) => length))
  return (
    <svg
      aria-hidden="true"
      width={left}
      height={height + room.above}
      className="shrink-0 overflow-visible"
    >
      {names.map((name, y) =>
        y % nth.y === 0 ? (
          <text
            key={name}
            x={left - 8}
            y={room.above + (names.length - 1 - y) * step.y + size.height / 2 + 4}
            textAnchor="end"
            className="fill-muted text-xs"
          >
            <title>{name}</title>
            {short[y]}
          </text>
        ) : null,
      )}
    </svg>
  )
}

/** The values below, as many as there is room for. */
const ColumnNames = ({ names, layout: { size, step, width, nth } }: NamesProps) => (
  <svg aria-hidden="true" width={width} height={room.below} className="overflow-visible">
    {names.map((name, x) =>
      x % nth.x === 0 ? (
        <text
          key={name}
          x={x * step.x + size.width / 2}
          y={14}
          textAnchor="middle"
          className="fill-muted text-xs"
        >
          <title>{name}</title>
          {shorten(name, 5)}
        </text>
      ) : null,
    )}
  </svg>
)
