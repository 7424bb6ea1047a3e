import { listJobReportsQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDateTime } from '@/lib/dates.ts'
import { isListed } from '@/models/report-tables/report-table-config.ts'
import { jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Field } from '@/ui/fields/field.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { FormDialog } from '@/ui/overlays/form-dialog.tsx'

const nameOf = (report: JobReport) => {
  const [title, source] = [jobTitle(report), sourceText(report)]
  return [title, source !== title && source, formatDateTime(report.scheduledAt)]
    .filter(Boolean)
    .join(', ')
}

interface ChooseJobProps {
  /** The job that is being compared; it is not offered. */
  jobId: string
  catalogId: string
  /** Why the chosen job cannot be compared with. */
  problem?: string | undefined
  /** Alerts of failed calls. */
  alerts?: ReactNode
  onChange?: () => void
  onChoose: (jobId: string) => void
  onClose: () => void
}

/** Asks for another job of the catalog to compare with, the newest first. */
export function ChooseJob(props: ChooseJobProps) {
  const { jobId, catalogId, problem, alerts, onChange, onChoose, onClose } = props
  const query = listJobReportsQueryOptions(
    { projectId: useProjectId() },
    { catalogId, status: ['succeeded', 'failed'] },
  )
  const { data, isPending } = useQuery(query)
  const [chosen, setChosen] = useState<string>()
  const jobs = data?.reports.filter((report) => isListed(report) && report.jobId !== jobId) ?? []
  return (
    <FormDialog
      onClose={onClose}
      title="Compare reports"
      description="Choose the job to compare with: another one of this catalog that was tested to its end."
      submitLabel="Compare"
      pending={false}
      submitError={undefined}
      disabledReason={chosen === undefined ? 'Choose a job.' : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      <QueryStatus query={query} />
      {alerts}
      <Field label="Job" required error={problem}>
        <Picker
          label="Jobs"
          options={jobs.map((report) => ({ value: report.jobId, label: nameOf(report) }))}
          value={chosen}
          onValueChange={(id) => {
            setChosen(id)
            onChange?.()
          }}
          loading={isPending}
          emptyText="There is no other job of this catalog that was tested to its end."
        />
      </Field>
    </FormDialog>
  )
}
