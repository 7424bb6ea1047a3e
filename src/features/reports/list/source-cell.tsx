import type { JobReport } from '@generated/evaluation/types.ts'
import { GitBranch } from 'lucide-react'
import { shortId } from '@/lib/ids.ts'
import { Absent } from '@/ui/absent.tsx'
import { ExternalLink } from '@/ui/button.tsx'
import { Copyable } from '@/ui/copyable.tsx'
import { CutText } from '@/ui/cut-text.tsx'
import { sourceOf } from '../rules/source.ts'

/** What a job tests, by name: the branch, or the kind of what it was given. */
export function SourceName({ report }: { report: JobReport }) {
  const source = sourceOf(report)
  if (!source) return <Absent />
  if (source.kind === 'upload') return 'Uploaded source'
  if (source.kind === 'artifacts') return 'Build artifacts'
  const name = source.branch ?? 'Commit'
  return (
    <span className="inline-flex items-center gap-1">
      {source.branch && <GitBranch role="img" aria-label="Branch" className="size-3.5 shrink-0" />}
      {source.href ? (
        <ExternalLink href={source.href}>
          <CutText text={name} limit={13} inLink />
        </ExternalLink>
      ) : (
        <CutText text={name} limit={13} />
      )}
    </span>
  )
}

/** The exact thing that a job tests: commit, uploaded source, or the job that built it. */
export function SourceCommit({ report }: { report: JobReport }) {
  const source = sourceOf(report)
  if (!source) return null
  if (source.kind === 'git') return <span className="font-mono">{shortId(source.sha)}</span>
  const [id, what] = source.kind === 'upload' ? [source.id, 'source ID'] : [source.jobId, 'job ID']
  return <Copyable text={id} what={what} />
}
