import type { JobReport } from '@generated/evaluation/types.ts'
import { useNavigate } from '@tanstack/react-router'
import { jobTableTarget } from '@/models/report-tables/report-table-config.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ChooseJob } from './choose-job.tsx'

/** Chooses a job to compare a job with, in a report table. */
export default function CompareJob({ thing: report, onClose }: ActionDialogProps<JobReport>) {
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
