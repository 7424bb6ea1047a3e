import type { JobReport } from '@generated/evaluation/types.ts'
import { ExternalLink, TextLink } from '@/ui/base/button.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { sourceText } from './model/names.ts'
import { sourceOf } from './model/source.ts'

/** What a job was made from, with a link: branch and commit, or the job whose artifacts it uses. */
export function SourceLink({ report }: { report: Pick<JobReport, 'jobId' | 'event'> }) {
  const source = sourceOf(report)
  const text = <TruncatedText text={sourceText(report) ?? ''} />
  switch (source?.kind) {
    case 'git':
      return (
        <ExternalLink href={source.href} tone="secondary" className="min-w-0">
          {text}
        </ExternalLink>
      )
    case 'artifacts':
      return (
        <TextLink to="/reports/$jobId" params={{ jobId: source.jobId }} tone="secondary">
          {text}
        </TextLink>
      )
    case 'upload':
      return text
  }
  return <EmptyCell />
}
