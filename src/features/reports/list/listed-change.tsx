import type { JobHeader } from '@/evidence/engine/job-header.ts'
import { useChange } from '@/evidence/use-evidence.ts'
import { useLast } from '@/evidence/use-last.ts'
import { dot } from '@/lib/text.ts'
import { useSeen } from '@/ui/base/use-seen.ts'
import { listedChangeText } from './listed-change-text.ts'

/** How rows of the list ask; whoever opens a job of the list is served before its other rows. */
export const rowChange = { isLine: true, isAhead: true } as const

/** Changes of a job since its baseline, as a further part of a line; nothing until they are known. */
export default function ListedChange({ job }: { job: JobHeader }) {
  const [ref, isSeen] = useSeen<HTMLSpanElement>()
  const { value, problem } = useChange(isSeen ? job : undefined, rowChange)
  const told = useLast(listedChangeText(value, job.status), job.jobId)
  const text = told ?? (problem && 'change not read yet')
  return <span ref={ref}>{text !== undefined && `${dot}${text}`}</span>
}
