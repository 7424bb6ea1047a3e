import type { CaseReport, JobReport, SpecReport } from '@generated/evaluation/types.ts'
import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import type { Changed } from '@/evidence/changes.ts'
import { counted } from '@/lib/count-text.ts'
import { formatDuration, secondsBetween } from '@/lib/durations.ts'
import { formatCount } from '@/lib/numbers.ts'
import { dot } from '@/lib/text.ts'
import {
  narrowedCount,
  narrowedOverrides,
  whyNotNarrow,
} from '@/models/parameter-space/narrowing.ts'
import {
  axisNames,
  type Box,
  casesIn,
  regionOf,
  type Slice,
  type Space,
  valuesChosen,
  writeRegion,
} from '@/models/parameter-space/space-model.ts'
import { whyNotReuse } from '@/models/reports/retest.ts'
import { writeOverrides } from '@/models/suites/narrowed.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { NarrowDialog } from './narrow-dialog.tsx'
import { OverrideLines } from './override-lines.tsx'
import { NamedSelect } from './parameter-controls.tsx'

interface SpaceSelectionProps {
  report: SpecReport
  job: JobReport | undefined
  cases: readonly CaseReport[]
  space: Space<CaseReport>
  slice: Slice
  box: Box | undefined
  /** How the cases have changed since the earlier job. */
  changed: Changed | undefined
  /** None of the cases counts. */
  isUnavailable: boolean
  isFiner: boolean
  isRunning: boolean
  onRun: (isRunning: boolean) => void
}

/** The selected part of a parameter space: its ends, the results of its cases, and how to run it by itself. */
export function SpaceSelection(props: SpaceSelectionProps) {
  const { space, box } = props
  const changeSearch = useChangeSearch()
  const select = (next: Box | undefined) =>
    changeSearch(
      {
        region: next && writeRegion(regionOf(space, next)),
        ...(next === undefined && { whole_step: undefined }),
      },
      { replace: true },
    )
  const whole: Box = {
    left: 0,
    right: space.columns.length - 1,
    bottom: 0,
    top: space.rows.length - 1,
  }
  const now = box ?? whole
  return (
    <section
      aria-label="Selection"
      className="flex w-full shrink-0 flex-col gap-3 rounded-lg border bg-surface p-4 lg:w-[308px]"
    >
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-sm font-semibold">Selection</h2>
        {box && (
          <Button variant="ghost" size="sm" onClick={() => select(undefined)}>
            Clear
          </Button>
        )}
      </div>
      <Ends
        name={space.across}
        values={space.columns}
        from={now.left}
        to={now.right}
        onChange={(left, right) => select({ ...now, left, right })}
      />
      {space.up !== undefined && (
        <Ends
          name={space.up}
          values={space.rows}
          from={now.bottom}
          to={now.top}
          onChange={(bottom, top) => select({ ...now, bottom, top })}
        />
      )}
      {box ? (
        <Narrowed {...props} box={box} />
      ) : (
        <p className="text-xs text-muted">
          Drag over the cases, or hold Shift and press the arrow keys, to select a part that can be
          run by itself.
        </p>
      )}
    </section>
  )
}

interface EndsProps {
  name: string
  values: readonly string[]
  from: number
  to: number
  onChange: (from: number, to: number) => void
}

/** The first and the last selected value of a parameter. */
function Ends({ name, values, from, to, onChange }: EndsProps) {
  const options = values.map((value, place) => ({
    value: String(place),
    label: value || '(none)',
  }))
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-mono text-xs [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </legend>
      <div className="grid grid-cols-2 gap-2">
        <NamedSelect
          label="From"
          value={String(from)}
          options={options}
          onValueChange={(place) => onChange(Number(place), Math.max(Number(place), to))}
        />
        <NamedSelect
          label="To"
          value={String(to)}
          options={options}
          onValueChange={(place) => onChange(Math.min(from, Number(place)), Number(place))}
        />
      </div>
    </fieldset>
  )
}

/** The results of the selected cases, and the evaluation that is narrowed to them. */
function Narrowed(props: SpaceSelectionProps & { box: Box }) {
  const { report, job, cases, space, slice, box, isFiner, isRunning, onRun } = props
  const { scenario, catalog } = report
  const changeSearch = useChangeSearch()
  const versions = batchGetScenarioVersionsQueryOptions(
    { projectId: useProjectId() },
    { items: [{ scenarioId: scenario.id, scenarioVersionId: scenario.versionId }] },
  )
  const { data, isError } = useQuery(versions)
  const types = data?.found[0]?.parameterSet.types ?? {}
  const numbers = new Set(
    Object.entries(types).flatMap(([name, type]) => (type === 'double' ? [name] : [])),
  )
  const axes = axisNames(space)
  const chosen = valuesChosen(space, slice, box)
  const finer = new Set(isFiner ? axes : [])
  const overrides = narrowedOverrides({ cases, chosen, numbers, finer })
  const isKnown = data !== undefined || isError
  const canBeFiner = axes.some((name) => numbers.has(name) && (chosen.get(name)?.length ?? 0) > 1)
  const reason =
    whyNotNarrow(overrides) ??
    (job && whyNotReuse(job)) ??
    (isKnown && job ? undefined : 'The scenario is being loaded.')
  return (
    <>
      <Counts {...props} selected={casesIn(space, box)} />
      <div className="-mx-4 flex flex-col gap-3 border-t px-4 pt-3">
        <h3 className="text-xs text-muted">Narrowed evaluation</h3>
        {isError && <QueryStatus query={versions} />}
        <OverrideLines overrides={overrides} />
        <Switch
          label="Half the step"
          checked={isFiner && canBeFiner}
          disabledReason={canBeFiner ? undefined : 'No selected parameter is a number with a span.'}
          onChange={({ target }) =>
            changeSearch({ whole_step: !target.checked || undefined }, { replace: true })
          }
        />
        <Expected report={report} before={cases.length} count={narrowedCount(overrides)} />
        <Button
          variant="primary"
          icon={<Play aria-hidden />}
          aria-haspopup="dialog"
          disabledReason={reason}
          onClick={() => onRun(true)}
        >
          Run narrowed evaluation
        </Button>
        <ButtonLink
          to="/suites/new"
          search={{
            catalog_id: catalog.id,
            target_ids: [`${scenario.id}:${scenario.versionId}`],
            overrides: writeOverrides(overrides),
          }}
        >
          Open as a new suite
        </ButtonLink>
      </div>
      {isRunning && reason === undefined && job && (
        <NarrowDialog
          report={report}
          job={job}
          overrides={overrides}
          onClose={() => onRun(false)}
        />
      )}
    </>
  )
}

interface CountsProps extends Pick<SpaceSelectionProps, 'changed' | 'isUnavailable'> {
  selected: readonly CaseReport[]
}

/** How many of the selected cases failed and passed, and how many of them have changed. */
function Counts({ selected, changed, isUnavailable }: CountsProps) {
  const total = formatCount(selected.length)
  if (isUnavailable) {
    return (
      <p role="status" className="text-sm">
        N/A: {counted(selected.length, 'case')} that {selected.length === 1 ? 'does' : 'do'} not
        count
      </p>
    )
  }
  const [failed, passed] = (['failed', 'succeeded'] as const).map((wanted) =>
    formatCount(selected.filter(({ status }) => status === wanted).length),
  )
  const [added, fixed] = (['new', 'fixed'] as const).map((kind) =>
    formatCount(selected.filter(({ id }) => changed?.get(id) === kind).length),
  )
  return (
    <p role="status" className="text-sm">
      <span className="font-semibold text-failed">{failed} failed</span>
      {dot}
      {passed} passed of {total}
      {changed && (
        <span className="block text-xs text-muted">
          {added} new and {fixed} fixed since the earlier job.
        </span>
      )}
    </p>
  )
}

interface ExpectedProps {
  report: SpecReport
  /** Cases of the report, and of the evaluation. */
  before: number
  count: number
}

/** How large the narrowed evaluation is, and how long it takes if its cases take as long as before. */
function Expected({ report, before, count }: ExpectedProps) {
  const took = secondsBetween(report.startedAt, report.finishedAt)
  const expected = took === undefined ? undefined : formatDuration((took * count) / before)
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-xs">
      <dt className="text-muted">Cases</dt>
      <dd className="text-right tabular-nums">{formatCount(count)}</dd>
      {expected && (
        <>
          <dt className="text-muted">Expected</dt>
          <dd className="text-right">about {expected}</dd>
        </>
      )}
      <dt className="text-muted">Build</dt>
      <dd className="text-right">reused from this job</dd>
    </dl>
  )
}
