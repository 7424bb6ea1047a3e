import type { JobReport } from '@generated/evaluation/types.ts'
import { jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { repositoryName, sourceOf } from '@/models/reports/report-source.ts'
import { ExternalLink, TextLink } from '@/ui/base/button.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface SourceLinkProps {
  report: Pick<JobReport, 'jobId' | 'event'> & Partial<Pick<JobReport, 'description'>>
  /** The job's title stands above: of a job without a description, it names branch and commit already. */
  underTitle?: boolean
}

/**
 * The source of a job, with a link: branch and commit, or the job whose artifacts it uses. Under a title that
 * says so, the repository.
 */
export function SourceLink({ report, underTitle = false }: SourceLinkProps) {
  const source = sourceOf(report)
  const told = sourceText(report)
  const isTold = underTitle && jobTitle(report) === told
  const text = <TruncatedText text={(isTold && repositoryName(report)) || (told ?? '')} />
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
