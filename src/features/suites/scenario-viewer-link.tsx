import type { ScenarioType } from '@generated/evaluation/types.ts'
import type { ReactNode } from 'react'
import { externalLink } from '@/config/external-link.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { ExternalLink } from '@/ui/base/button.tsx'
import { viewerOf } from './model/types.ts'

interface ScenarioViewerLinkProps {
  /** Type of the suite, which its scenarios share. */
  type: ScenarioType
  scenarioId: string
  /** Undefined for the latest version. */
  scenarioVersion: number | undefined
  className?: string
  children: ReactNode
  /** In place of the link where the deployment has no viewer for the type; the children unless given. */
  without?: ReactNode
}

/** Leads to a scenario in the tool that shows scenarios of its type, in a new tab. */
export function ScenarioViewerLink({
  type,
  scenarioId,
  scenarioVersion,
  className,
  children,
  without = children,
}: ScenarioViewerLinkProps) {
  const projectId = useProjectId()
  const viewer = viewerOf(type)
  const href = externalLink(viewer, {
    projectId,
    callbackUrl: location.href,
    scenarioId,
    scenarioVersion,
    ...(viewer === 'scenarioViewer' ? { suiteType: type } : { logSimType: type }),
  })
  if (href === undefined) return without
  return (
    <ExternalLink href={href} className={className}>
      {children}
    </ExternalLink>
  )
}
