import { config } from '@/config/config.ts'
import { ExternalLink } from '@/ui/base/button.tsx'
import { StateScreen } from './state-screen.tsx'

/** Shown to users without a project: create one, or ask for an invitation. */
export function NoProjectScreen() {
  const { projectConsole } = config().externalTools
  return (
    <StateScreen
      title="No project"
      message="You do not belong to any project. Create a project in the console or ask a project owner to invite you."
    >
      {projectConsole && (
        <ExternalLink href={projectConsole}>Open the project console</ExternalLink>
      )}
    </StateScreen>
  )
}
