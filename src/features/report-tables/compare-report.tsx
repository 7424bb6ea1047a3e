import { useEffect, useState } from 'react'
import { type Compared, noMatchText } from '@/models/report-tables/report-comparison.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { ChooseJob } from './choose-job.tsx'
import { useMatch } from './use-match.ts'

interface CompareReportProps {
  of: Compared
  onClose: () => void
}

/** Chooses a job to compare a report with; stays open where that job has nothing of the same. */
export default function CompareReport({ of, onClose }: CompareReportProps) {
  const changeSearch = useChangeSearch()
  const [asked, setAsked] = useState<string>()
  const { state, queries } = useMatch(of, asked)
  const isFound = state === 'found'
  useEffect(() => {
    if (!isFound || asked === undefined) return
    changeSearch({ target_ids: [asked] })
    onClose()
  }, [isFound, asked, changeSearch, onClose])
  return (
    <ChooseJob
      jobId={of.jobId}
      catalogId={of.catalogId}
      problem={asked !== undefined && state === 'none' ? noMatchText[of.level] : undefined}
      alerts={
        asked !== undefined &&
        queries.map((query) => <QueryStatus key={JSON.stringify(query.queryKey)} query={query} />)
      }
      onChange={() => setAsked(undefined)}
      onChoose={setAsked}
      onClose={onClose}
    />
  )
}
