import type { ReactNode } from 'react'
import { hashOfLines } from '@/log/shown-lines.ts'
import { TextLink } from '@/ui/base/button.tsx'

interface BuildReportLinkProps {
  jobId: string
  buildReportId: string
  /** The line of the build log to show, from 0. */
  line?: number | undefined
  children: ReactNode
}

/** Link to a build with its log. */
export const BuildReportLink = ({ jobId, buildReportId, line, children }: BuildReportLinkProps) => (
  <TextLink
    to="/reports/$jobId/builds/$buildReportId"
    params={{ jobId, buildReportId }}
    hash={line === undefined ? undefined : hashOfLines({ first: line, last: line })}
  >
    {children}
  </TextLink>
)
