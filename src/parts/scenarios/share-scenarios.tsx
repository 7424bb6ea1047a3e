import { createScenarioShareMutationOptions } from '@generated/scenario/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lookUp } from '@/data/lost-answer.ts'
import { useRequestTokens } from '@/data/request-tokens.ts'
import { useSubmission } from '@/data/submission.tsx'
import { countText } from '@/lib/count-text.ts'
import { formatCount } from '@/lib/numbers.ts'
import { scenarioSharesQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import { isInvited, maybeInvited, ShareDialog } from '@/parts/sharing/share-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { ScenarioNames } from './scenario-names.tsx'

interface SharedScenario {
  id: string
  name: string
}

interface ShareScenariosProps {
  /** At least one, distinct. */
  scenarios: readonly SharedScenario[]
  /** The projects that already have it or are invited; by default the platform refuses what is shared already. */
  sharedWith?: ReadonlySet<string> | undefined
  onClose: () => void
  /** Called once the other project is invited. */
  onShared: () => void
}

const noun = { one: 'scenario', many: 'scenarios' }

const notAsked: ReadonlySet<string> = new Set()

/** Invites another project to share scenarios. Rendered while open; a failure keeps the input. */
export function ShareScenarios(props: ShareScenariosProps) {
  const { scenarios, onClose, onShared } = props
  const projectId = useProjectId()
  const tokenFor = useRequestTokens()
  const client = useQueryClient()
  const succeed = () => {
    toast(
      scenarios.length === 1
        ? 'Invitation sent'
        : `${formatCount(scenarios.length)} invitations sent`,
    )
    onShared()
  }
  const areInvited = async (destination: string) => {
    for (const { id } of scenarios) {
      const shares = scenarioSharesQueryOptions(projectId, id)
      if (!(await isInvited(client, shares, destination))) return false
    }
    return true
  }
  const share = useSubmission(
    { ...createScenarioShareMutationOptions(), onSuccess: succeed },
    {
      recover: (error, { body }) =>
        lookUp(error, {
          isDone: () => areInvited(body.destination),
          onDone: succeed,
          open: maybeInvited,
        }),
    },
  )
  const invite = (destination: string) => {
    const [first] = scenarios
    if (!first) return
    share.submit({
      path: { projectId, scenarioId: first.id },
      body: {
        destination,
        scenarioIds: scenarios.map(({ id }) => id),
        requestToken: tokenFor(destination),
      },
    })
  }

  return (
    <ShareDialog
      title={`Share ${countText({ count: scenarios.length, complete: true }, noun)}`}
      subject={
        <ScenarioNames label="Scenarios to share" items={scenarios} idOf={({ id }) => id}>
          {({ name }) => <bdi>{name}</bdi>}
        </ScenarioNames>
      }
      sharedWith={'sharedWith' in props ? props.sharedWith : notAsked}
      onClose={onClose}
      onShare={invite}
      change={share}
    />
  )
}
