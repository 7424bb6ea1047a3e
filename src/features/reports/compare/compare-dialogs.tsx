import type { JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { type Compared, comparedSuite, noMatchText } from '../model/report-comparison.ts'
import { jobTableTarget } from '../model/report-table.ts'
import { ChooseJob } from './choose-job.tsx'
import { useMatch } from './use-match.ts'

/** Chooses a job to compare a job with, in a report table. */
export function CompareJob({ thing: report, onClose }: ActionDialogProps<JobReport>) {
  const navigate = useNavigate()
  return (
    <ChooseJob
      jobId={report.jobId}
      catalogId={report.catalog.id}
      onChoose={(jobId) => void navigate(jobTableTarget(report, [jobId]))}
      onClose={onClose}
    />
  )
}

/** Chooses a job to compare a suite report with. */
export function CompareSuite({ thing: report, onClose }: ActionDialogProps<SuiteReport>) {
  return <CompareReport of={comparedSuite(report)} onClose={onClose} />
}

interface CompareReportProps {
  of: Compared
  onClose: () => void
}

/** Chooses a job to compare a report with; stays open where that job has nothing of the same. */
export function CompareReport({ of, onClose }: CompareReportProps) {
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
