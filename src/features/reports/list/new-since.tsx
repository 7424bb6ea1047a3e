import { useMemo } from 'react'
import type { JobHeader } from '@/evidence/engine/job-header.ts'
import { useChanges } from '@/evidence/use-evidence.ts'
import { dot } from '@/lib/text.ts'
import { rowChange } from './listed-change.tsx'
import { newSinceText } from './listed-change-text.ts'

/** Failed jobs whose changes are added up; more of them are many calls for one number. */
const mostJobs = 10

/** How many failures are new in all reports of a section, as a further part of its head; nothing until it is known. */
export default function NewSince({ reports }: { reports: readonly JobHeader[] }) {
  const failed = useMemo(() => reports.filter(({ status }) => status === 'failed'), [reports])
  const asked = useMemo(() => (failed.length > mostJobs ? [] : failed), [failed])
  const changes = useChanges(asked, rowChange)
  const known = asked.map(({ jobId }) => changes.get(jobId)?.value)
  return (
    <>
      <span className="max-sm:hidden">{dot}</span>
      {newSinceText(failed.length, known)}
    </>
  )
}
