import { listCaseReportsOperation } from '@generated/evaluation/codec.ts'
import { formatCount } from '@/lib/numbers.ts'
import { OperationStatus, QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { Button } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import type { ScenarioUsage } from '../model/search.ts'
import type { UsageProgress } from './use-usage.ts'

interface UsageStatusProps {
  usage: ScenarioUsage
  progress: UsageProgress
}

/** Says which scenarios are listed by their use, how far the calls are that tell it, and what is missing. */
export function UsageStatus({ usage, progress }: UsageStatusProps) {
  const changeSearch = useChangeSearch()
  const { done, total, state, stop, resume, query } = progress
  return (
    <>
      <QueryStatus query={query} />
      {usage === 'failing' && <OperationStatus operation={listCaseReportsOperation} />}
      <InfoBanner
        actions={
          <>
            {state === 'reading' && (
              <Button size="sm" onClick={stop}>
                Stop
              </Button>
            )}
            {state === 'stopped' && (
              <Button size="sm" onClick={resume}>
                Go on
              </Button>
            )}
            <Button
              size="sm"
              onClick={() => changeSearch({ usage: undefined, sort: undefined, page: undefined })}
            >
              Show all
            </Button>
          </>
        }
      >
        <p>{texts[usage](progress)}</p>
        {state !== 'ended' && total !== undefined && total > 0 && (
          <div className="mt-1.5 max-w-80">
            <ProgressBar label="Progress" percent={Math.round((done / total) * 100)} />
          </div>
        )}
      </InfoBanner>
    </>
  )
}

const texts: { readonly [usage in ScenarioUsage]: (progress: UsageProgress) => string } = {
  unused: ({ done, state, total }) => {
    if (state === 'reading')
      return `Reading which scenarios suites hold: ${formatCount(done)} suites so far.`
    return total === undefined
      ? 'Not all suites have been read: which scenarios are in no suite is not known.'
      : `Scenarios that none of the ${formatCount(total)} suites of this project holds.`
  },
  failing: ({ done, state, total = 0 }) => {
    const read = `${formatCount(done)} of ${formatCount(total)} jobs read`
    if (state === 'reading') return `Counting the failures of the last jobs: ${read}.`
    return done < total
      ? `Scenarios with failed cases, as far as known: ${read}.`
      : `Scenarios with failed cases in the last ${formatCount(total)} jobs.`
  },
}
