import { createScenarioShareMutationOptions } from '@generated/scenario/queries.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { clearAlert } from '@/session/alerts/alerts.ts'
import { CallAlert } from '@/session/call-alert.tsx'
import { destinationError } from '@/session/project/destination.ts'
import { DestinationField } from '@/session/project/destination-field.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { CutText } from '@/ui/cut-text.tsx'
import { FormDialog } from '@/ui/form-dialog.tsx'
import { toast } from '@/ui/toast.tsx'

/** A scenario to share. */
interface SharedScenario {
  id: string
  name: string
}

interface ShareScenariosProps {
  /** One or more, each once. */
  scenarios: readonly SharedScenario[]
  onClose: () => void
  /** Called once the other project is invited. */
  onShared: () => void
}

/** How many of the scenarios are named. */
const namedScenarios = 5

/** Invites another project to share scenarios. Rendered while it is open; a failure keeps what was entered. */
export function ShareScenarios({ scenarios, onClose, onShared }: ShareScenariosProps) {
  const projectId = useProjectId()
  const [destination, setDestination] = useState('')
  const [left, setLeft] = useState(false)
  const tokenFor = useRequestTokens()
  const share = useMutation({
    ...createScenarioShareMutationOptions(),
    onSuccess: () => {
      toast(scenarios.length === 1 ? 'Invitation sent' : `${scenarios.length} invitations sent`)
      onShared()
    },
  })
  const error = destinationError(destination, projectId)

  const close = () => {
    clearAlert('createScenarioShare')
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = scenarios
    if (error !== undefined || !first) return
    const to = destination.trim()
    share.mutate({
      path: { projectId, scenarioId: first.id },
      body: {
        destination: to,
        scenarioIds: scenarios.map(({ id }) => id),
        requestToken: tokenFor(to),
      },
    })
  }

  return (
    <FormDialog
      open
      onClose={close}
      title={scenarios.length === 1 ? 'Share 1 scenario' : `Share ${scenarios.length} scenarios`}
      description="Sharing begins once the other project has accepted the invitation."
      submitLabel="Share"
      onSubmit={submit}
      pending={share.isPending}
      submitError={share.isError ? <CallAlert id="createScenarioShare" /> : undefined}
      disabledReason={error === 'Required.' ? 'Say with which project to share.' : error}
    >
      <ScenarioNames scenarios={scenarios} />
      <DestinationField
        value={destination}
        onValueChange={setDestination}
        onBlur={() => setLeft(true)}
        error={left || destination !== '' ? error : undefined}
      />
    </FormDialog>
  )
}

/** A new token for every project that is invited, the same one when the same invitation is tried again. */
const useRequestTokens = () => {
  const tokens = useRef(new Map<string, string>())
  return (destination: string): string => {
    const token = tokens.current.get(destination) ?? crypto.randomUUID()
    tokens.current.set(destination, token)
    return token
  }
}

function ScenarioNames({ scenarios }: { scenarios: readonly SharedScenario[] }) {
  const more = scenarios.length - namedScenarios
  return (
    <ul aria-label="Scenarios to share" className="list-disc pl-5 text-sm">
      {scenarios.slice(0, namedScenarios).map(({ id, name }) => (
        <li key={id}>
          <CutText text={name} limit={60} />
        </li>
      ))}
      {more > 0 && <li className="text-muted">and {more} more</li>}
    </ul>
  )
}
