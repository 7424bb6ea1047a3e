import type { CaseReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import {
  type OtherParameter,
  type Slice,
  type Space,
  spaceOf,
  unavailableSpace,
} from '@/models/parameter-space/space-model.ts'
import { cx } from '@/ui/base/class-names.ts'
import { ResultShapes } from './space-cells.tsx'
import { limitPath, shapesOf, sizes } from './space-shapes.ts'

/** Most values that are shown side by side. */
const mostMultiples = 24

interface SpaceMultiplesProps {
  cases: readonly CaseReport[]
  /** The space that is shown large: the others have its axes. */
  space: Space<CaseReport>
  slice: Slice
  others: readonly OtherParameter[]
  /** None of the cases counts. */
  isUnavailable: boolean
  onChoose: (name: string, value: string) => void
}

/** The same space for each value of the further parameters, small; each can be shown large. */
export function SpaceMultiples({ others, ...props }: SpaceMultiplesProps) {
  const varying = others.filter(({ values }) => values.length > 1)
  return (
    varying.length > 0 && (
      <div className="mt-3 flex flex-col gap-3 border-t pt-3">
        {varying.map((parameter) => (
          <ParameterMultiples key={parameter.name} {...props} {...parameter} />
        ))}
      </div>
    )
  )
}

/** The values of one parameter, side by side. */
function ParameterMultiples(props: Omit<SpaceMultiplesProps, 'others'> & OtherParameter) {
  const { cases, space, slice, name, values, isUnavailable, onChoose } = props
  const shown = useMemo(
    () =>
      values.slice(0, mostMultiples).map((value) => {
        const part = spaceOf(cases, space, new Map([...slice, [name, value]]), space)
        return { value, part: isUnavailable ? unavailableSpace(part) : part }
      }),
    [cases, space, slice, name, values, isUnavailable],
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-xs text-muted">
        By <bdi className="font-mono [overflow-wrap:anywhere]">{name}</bdi>
        {values.length > mostMultiples &&
          `: the first ${mostMultiples} of ${formatCount(values.length)} values`}
      </legend>
      <div className="flex gap-2 overflow-x-auto pb-1">
        {shown.map(({ value, part }) => (
          <Multiple
            key={value}
            name={name}
            value={value}
            part={part}
            isShown={slice.get(name) === value}
            onChoose={() => onChoose(name, value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface MultipleProps {
  name: string
  value: string
  part: Space<CaseReport>
  isShown: boolean
  onChoose: () => void
}

function Multiple({ name, value, part, isShown, onChoose }: MultipleProps) {
  const shapes = useMemo(() => shapesOf(part, sizes.small), [part])
  const limit = useMemo(() => limitPath(part, sizes.small), [part])
  const cases = part.cells.flatMap((cell) => cell.cases)
  const failed = cases.filter(({ status }) => status === 'failed').length
  const text = value || '(none)'
  const isNone = part.cells.every(({ state }) => state === 'unavailable')
  const counts = isNone ? 'N/A' : `${formatCount(failed)} of ${formatCount(cases.length)} failed`
  const step = sizes.small.width + sizes.small.gap
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onChoose}
      className={cx(
        'flex w-40 shrink-0 flex-col gap-1 rounded border p-2 text-left text-xs hover:bg-sunken',
        isShown && 'border-primary bg-primary-soft',
      )}
    >
      <svg
        aria-hidden="true"
        viewBox={`-2 -2 ${part.columns.length * step + 2} ${part.rows.length * step + 2}`}
        className="h-20 w-full"
      >
        <ResultShapes shapes={shapes} />
        <path d={shapes.open} className="fill-none stroke-muted" />
        <path d={limit} className="fill-none stroke-ink stroke-[4]" />
      </svg>
      <bdi className="relative w-full truncate font-medium">
        <span className="sr-only">{name} </span>
        {text}
      </bdi>
      <span className="text-muted tabular-nums">{counts}</span>
    </button>
  )
}
