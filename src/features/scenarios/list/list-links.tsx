import { externalLink } from '@/config/external-link.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink, ExternalLink } from '@/ui/base/button.tsx'

/** Links of the list: invitations of other projects, and the editor that makes a scenario. */
export function ScenarioListLinks() {
  const projectId = useProjectId()
  const editor = externalLink('scenarioEditor', { projectId, callbackUrl: location.href })
  return (
    <>
      {editor && <ExternalLink href={editor}>New Scenario</ExternalLink>}
      <ButtonLink to="/scenarios/share_invitations">Sharing Invitations</ButtonLink>
    </>
  )
}
