import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { destinationError, whyNotDestination } from '@/features/sharing/model/destination.ts'
import { useProjectId, useProjects } from '@/session/project/projects.ts'
import { Field } from '@/ui/fields/field.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { FormDialog } from '@/ui/overlays/form-dialog.tsx'

interface ShareDialogProps {
  onClose: () => void
  /** What is done: `Share catalog`. */
  title: string
  /** What is shared, by name. */
  subject: ReactNode
  /** The projects that have, or were offered, it already; undefined while they are not known. */
  sharedWith: ReadonlySet<string> | undefined
  /** What there is to choose besides the destination. */
  children?: ReactNode
  /** The offer is being sent. */
  pending: boolean
  /** Why the offer could not be sent. */
  submitError: ReactNode | undefined
  /** Sends the offer to a project, by its id. */
  onShare: (destination: string) => void
}

const nowhere: ReadonlySet<string> = new Set()

/**
 * Asks with which project to share something: one of the user's other projects, or any by its id. Rendered
 * while it is open; a failure keeps what was entered.
 */
export function ShareDialog(props: ShareDialogProps) {
  const { onClose, title, subject, sharedWith, children, pending, submitError, onShare } = props
  const projectId = useProjectId()
  const projects = useProjects()
  const state = { projectId, sharedWith: sharedWith ?? nowhere }
  const { register, control, setValue, formState, handleSubmit } = useForm({
    defaultValues: { destination: '' },
    mode: 'all',
  })
  const destination = useWatch({ control, name: 'destination' }).trim()
  const problem = destinationError(destination, state)

  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      description="Sharing begins once the other project has accepted the invitation."
      submitLabel="Share"
      pending={pending}
      submitError={submitError}
      disabledReason={reasonOf(destination, problem, sharedWith !== undefined)}
      onSubmit={handleSubmit((values) => {
        const text = values.destination.trim()
        if (destinationError(text, state) === undefined) onShare(text)
      })}
    >
      {subject}
      <Field
        label="Destination project ID"
        required
        help="Of any project: its members can tell it."
        error={formState.errors.destination?.message}
      >
        <TextInput
          mono
          autoComplete="off"
          spellCheck={false}
          {...register('destination', { validate: (text) => destinationError(text, state) })}
        />
      </Field>
      <Field label="Or one of your projects">
        <Picker
          label="Your projects"
          options={(projects ?? []).map(({ id, displayName }) => ({
            value: id,
            label: displayName,
            detail: id,
            disabledReason: whyNotDestination(id, state),
          }))}
          value={projects?.find(({ id }) => id === destination)?.id}
          onValueChange={(id) =>
            setValue('destination', id ?? '', { shouldDirty: true, shouldValidate: true })
          }
          loading={projects === undefined}
          placeholder="Choose a project"
        />
      </Field>
      {children}
    </FormDialog>
  )
}

const reasonOf = (destination: string, problem: string | undefined, sharesKnown: boolean) => {
  if (destination === '') return 'Say with which project to share.'
  return problem ?? (sharesKnown ? undefined : 'The current shares are still being loaded.')
}
