import { Activity } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Standing, StandingCase } from '@/evidence/engine/answer-standing.ts'
import { cell, outcome } from '@/evidence/engine/case-changes.ts'
import type { Evidence } from '@/evidence/use-evidence.ts'
import { counted } from '@/lib/count-text.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { Status } from '@/ui/feedback/status.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { OverviewCard } from './overview-card.tsx'

/** Cases in each card. */
const mostCases = 5

interface StandingCardsProps {
  standing: Evidence<Standing>
  branch: string
  /** The catalogs with a tested run of the branch; undefined while they are not known. */
  catalogs: number | undefined
}

/** The cases that fail for the longest time on a branch, and those that come and go. */
export function StandingCards({ standing, branch, catalogs }: StandingCardsProps) {
  const { value, isReading, problem } = standing
  const reading = () => {
    if (catalogs === undefined || problem) return 'not known'
    return isReading && value
      ? `read in ${value.catalogs.length} of ${counted(catalogs, 'catalog')} so far`
      : undefined
  }
  const common = { reading: reading(), isReading: isReading && !problem }
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <CasesCard
        title={`Failing longest on ${branch}`}
        note="since, in a row"
        cases={value?.failing}
        none="No case fails in the newest runs."
        {...common}
      >
        {(one) => (
          <>
            <Status status="failed">
              <span className="sr-only">Failed</span>
            </Status>
            <CaseName one={one} />
            {one.cause !== undefined && <Chip>{one.cause}</Chip>}
            <span className="shrink-0 text-xs text-muted">
              {one.isOlder && 'before '}
              <ShortDate at={one.since.scheduledAt} />
            </span>
            <span className="w-16 shrink-0 text-right text-xs tabular-nums">
              {one.isOlder && '≥ '}
              {counted(one.inRow, 'run')}
            </span>
          </>
        )}
      </CasesCard>
      <CasesCard
        title="Flaky"
        note="comes and goes in the last 10 runs"
        cases={value?.flaky}
        none="No case comes and goes."
        {...common}
      >
        {(one) => (
          <>
            <Activity aria-hidden className="size-4 shrink-0 text-warning" />
            <CaseName one={one} />
            <span className="shrink-0 text-xs text-muted tabular-nums">
              {changesOf(one.runs)} changes
            </span>
            <OutcomeStrip runs={one.runs} />
          </>
        )}
      </CasesCard>
    </div>
  )
}

interface CasesCardProps {
  title: string
  note: string
  cases: readonly StandingCase[] | undefined
  none: string
  isReading: boolean
  /** How far it is read, in place of the note; or that it is not known. */
  reading: string | undefined
  children: (one: StandingCase) => ReactNode
}

function CasesCard(props: CasesCardProps) {
  const { title, note, cases = [], none, isReading, reading, children } = props
  return (
    <OverviewCard
      label={title}
      title={title}
      note={<span className="block text-right">{reading ?? note}</span>}
    >
      {cases.length === 0 && !isReading && !reading && (
        <p className="px-4 py-3 text-sm text-muted">{none}</p>
      )}
      {cases.length === 0 && isReading && (
        <p className="px-4 py-3 text-sm text-muted">Reading the last runs…</p>
      )}
      <ul aria-label={title}>
        {cases.slice(0, mostCases).map((one) => (
          <li
            key={`${one.jobId} ${one.id}`}
            data-row=""
            className="flex min-h-8 items-center gap-3 px-4 text-sm"
          >
            {children(one)}
          </li>
        ))}
      </ul>
    </OverviewCard>
  )
}

const CaseName = ({ one }: { one: StandingCase }) => {
  const parameters = Object.entries(one.parameters).map(([name, value]) => `${name}=${value}`)
  return (
    <span className="min-w-0 flex-1">
      <TextLink
        to="/reports/$jobId"
        params={{ jobId: one.jobId }}
        search={{ tab: 'failures', filter: one.scenario }}
        tone="secondary"
      >
        <TruncatedText text={[one.scenario, ...parameters].join(' ')} />
      </TextLink>
    </span>
  )
}

const isKnown = (end: number) => end === outcome.passed || end === outcome.failed

/** How often the result of a case changed from one run to the next that it was in. */
const changesOf = (runs: readonly number[]) => {
  const known = runs.filter(isKnown)
  return known.filter((end, index) => index > 0 && end !== known[index - 1]).length
}

/** The outcomes of the last runs as bars, the oldest first. */
const OutcomeStrip = ({ runs }: { runs: readonly number[] }) => (
  <span
    role="img"
    aria-label={`Failed ${runs.filter((end) => end === outcome.failed).length} of the last ${runs.filter((end) => end !== cell.absent).length} runs`}
    className="flex h-4 shrink-0 gap-0.5"
  >
    {runs.map((end, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: runs never change places
        key={index}
        className={`w-1.5 rounded-xs ${end === outcome.failed ? 'bg-failed' : end === outcome.passed ? 'bg-succeeded/35' : 'bg-line'}`}
      />
    ))}
  </span>
)
