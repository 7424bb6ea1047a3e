import type { ReactNode } from 'react'
import { externalLink } from '@/config/external-link.ts'
import { viewerOf } from '@/models/suites/suite-types.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { ExternalLink } from '@/ui/base/button.tsx'

interface ScenarioViewerLinkProps {
  /** Type of the suite, which its scenarios share. */
  type: string
  scenarioId: string
  /** Undefined for the latest version. */
  scenarioVersion: number | undefined
  className?: string
  children: ReactNode
  /** Fallback where the deployment has no viewer for the type; defaults to the children. */
  without?: ReactNode
}

/** Opens a scenario in the viewer for its type, in a new tab. */
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
