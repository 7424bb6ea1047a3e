import type { ReactNode } from 'react'
import { TextLink } from '@/ui/base/button.tsx'

interface BuildReportLinkProps {
  jobId: string
  buildReportId: string
  children: ReactNode
}

/** Link to a build with its log. */
export const BuildReportLink = ({ jobId, buildReportId, children }: BuildReportLinkProps) => (
  <TextLink to="/reports/$jobId/builds/$buildReportId" params={{ jobId, buildReportId }}>
    {children}
  </TextLink>
)
