import type { JobReport } from '@generated/evaluation/types.ts'
import { GitBranch } from 'lucide-react'
import { shortId } from '@/lib/ids.ts'
import { JobLink } from '@/page/links.tsx'
import { ExternalLink } from '@/ui/base/button.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { sourceOf } from '../model/source.ts'

interface SourceNameProps {
  report: Pick<JobReport, 'jobId' | 'event'>
}

/** Name of a job's source: the branch, or the kind of source. */
export function SourceName({ report }: SourceNameProps) {
  const source = sourceOf(report)
  if (!source) return <EmptyCell />
  if (source.kind === 'upload') return 'Uploaded source'
  if (source.kind === 'artifacts') return 'Build artifacts'
  const name = source.branch ?? 'Commit'
  return (
    <span className="flex min-w-0 items-center gap-1">
      {source.branch && <GitBranch role="img" aria-label="Branch" className="size-3.5 shrink-0" />}
      {source.href ? (
        <ExternalLink href={source.href} tone="secondary">
          <TruncatedText text={name} />
        </ExternalLink>
      ) : (
        <TruncatedText text={name} />
      )}
    </span>
  )
}

/** Exact revision of a job's source: commit, uploaded source, or the job that built it. */
export function SourceRevision({ report }: SourceNameProps) {
  const source = sourceOf(report)
  if (!source) return null
  if (source.kind === 'git') return <span className="font-mono text-xs">{shortId(source.sha)}</span>
  if (source.kind === 'artifacts') return <JobLink jobId={source.jobId} />
  return <Copyable text={source.id} what="source ID" />
}
