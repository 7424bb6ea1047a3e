import {
  type FetchQueryOptions,
  type QueryClient,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Call } from '@/data/call.ts'
import { isConflict, lookUp } from '@/data/lost-answer.ts'
import { type Submission, useSubmission } from '@/data/submission.tsx'
import { type Share, sharedProjects } from '@/models/sharing/shares.ts'
import {
  destinationError,
  destinationOf,
  type NamedProject,
  whyNotDestination,
} from '@/models/sharing/sharing-destination.ts'
import { useProjectId, useProjects } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { readWhole } from '@/transport/known-lists.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { FormDialog } from '@/ui/overlays/form-dialog.tsx'

interface ShareDialogProps {
  onClose: () => void
  /** `Share catalog` */
  title: string
  /** Name of what is shared. */
  subject: ReactNode
  /** The projects that already have it or are invited; undefined while unknown. */
  sharedWith: ReadonlySet<string> | undefined
  /** Further options besides the destination. */
  children?: ReactNode
  /** The call that `onShare` makes. */
  change: Pick<Submission<never>, 'pending' | 'alert' | 'dismiss'>
  /** Invites a project, by its id. */
  onShare: (destination: string) => void
}

const noProjects: ReadonlySet<string> = new Set()
const noNames: readonly NamedProject[] = []

/**
 * The projects with an active share; undefined while unknown.
 * Empty after a failure: the platform itself refuses what is shared already.
 */
export const useSharedProjects = <Row extends Share, Failure, Key extends readonly unknown[]>(
  query: UseQueryOptions<PagedItems<Row>, Failure, PagedItems<Row>, Key>,
): ReadonlySet<string> | undefined => {
  const { data, isError } = useQuery(query)
  const known = data?.complete || isError
  return useMemo(() => (known ? sharedProjects(data?.items ?? []) : undefined), [known, data])
}

/** Said while it is not known whether a project is invited. */
export const maybeInvited =
  'The invitation may have been sent all the same: look at the shares before you share again.'

/** Whether a project has a thing or is invited, as the service tells now. */
export const isInvited = async <Row extends Share, Failure, Key extends readonly unknown[]>(
  client: QueryClient,
  shares: FetchQueryOptions<PagedItems<Row>, Failure, PagedItems<Row>, Key>,
  destination: string,
): Promise<boolean> => {
  const stored = await readWhole(client, { ...shares, staleTime: 0, retry: false })
  return sharedProjects(stored).has(destination)
}

/**
 * Asks for a project to share with: one of the user's other projects, or any by its id.
 *
 * @param sharedWith the projects that already have it or are invited; undefined while unknown
 * @param onChange called on every change: a failure is about the destination that was tried
 */
export const useDestination = (
  sharedWith: ReadonlySet<string> | undefined,
  onChange?: () => void,
) => {
  const projectId = useProjectId()
  const projects = useProjects()
  const known = projects ?? noNames
  const others = known.filter(({ id }) => id !== projectId)
  const state = { projectId, sharedWith: sharedWith ?? noProjects }
  const { register, control, setValue, formState, handleSubmit, trigger } = useForm({
    defaultValues: { destination: '' },
    mode: 'all',
  })
  const text = useWatch({ control, name: 'destination' })
  const destination = destinationOf(text, known)
  const problem = destinationError(text, state, known)
  // Who enters a part of an id, or all of it, sees whose it is before it is sent.
  const match = others.find(({ id }) => id === destination)
  return {
    destination,
    disabledReason: reasonOf(destination, problem, sharedWith !== undefined),
    showErrors: () => void trigger(),
    onSubmit: (share: (destination: string) => void) =>
      handleSubmit(() => {
        if (problem === undefined) share(destination)
      }),
    fields: (
      <>
        <Field
          label="Destination project ID"
          required
          help={
            match ? (
              <>
                This is <bdi>{match.displayName}</bdi>, {match.id}.
              </>
            ) : (
              'The ID of any project; ask its members for it. Of your own projects, 8 characters are enough.'
            )
          }
          error={formState.errors.destination?.message}
        >
          <TextInput
            mono
            autoComplete="off"
            spellCheck={false}
            {...register('destination', {
              validate: (value) => destinationError(value, state, known),
              onChange,
            })}
          />
        </Field>
        <Field label="Or one of your projects">
          <Picker
            label="Your projects"
            options={others.map(({ id, displayName }) => ({
              value: id,
              label: displayName,
              detail: id,
              disabledReason: whyNotDestination(id, state),
            }))}
            value={match?.id}
            onValueChange={(id) => {
              onChange?.()
              setValue('destination', id ?? '', { shouldDirty: true, shouldValidate: true })
            }}
            loading={projects === undefined}
            placeholder="Choose a project"
          />
        </Field>
      </>
    ),
  }
}

/** When sharing begins, as every dialog that shares says. */
export const sharingBegins = 'Sharing begins once the other project has accepted the invitation.'

/** Asks for the project to share with. Rendered while open; a failure keeps the input. */
export function ShareDialog(props: ShareDialogProps) {
  const { onClose, title, subject, sharedWith, children, change, onShare } = props
  const { fields, disabledReason, showErrors, onSubmit } = useDestination(
    sharedWith,
    change.dismiss,
  )
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={sharingBegins}
      submitLabel="Share"
      pending={change.pending}
      submitError={change.alert}
      showErrors={showErrors}
      disabledReason={disabledReason}
      onSubmit={onSubmit(onShare)}
    >
      {subject}
      {fields}
      {children}
    </FormDialog>
  )
}

interface ShareOwnedProps<Row extends Share, Failure, Key extends readonly unknown[]> {
  /** Noun for the shared thing: `catalog`. */
  what: string
  /** Name of the thing; any text. */
  name: string
  shares: UseQueryOptions<PagedItems<Row>, Failure, PagedItems<Row>, Key> &
    FetchQueryOptions<PagedItems<Row>, Failure, PagedItems<Row>, Key>
  /** Invites a project, by its id. */
  share: (destination: string, call: Call) => Promise<unknown>
  refresh: (client: QueryClient, projectId: string) => Promise<void>
  /** Fetches the thing again after a refusal: somebody else may have deleted it. */
  refreshThing: (client: QueryClient) => void
  onClose: () => void
  /** Further options besides the destination. */
  children?: ReactNode
}

/** Invites another project to share one thing of this one. */
export function ShareOwned<Row extends Share, Failure, Key extends readonly unknown[]>(
  props: ShareOwnedProps<Row, Failure, Key>,
) {
  const { what, name, shares, share, refresh, refreshThing, onClose, children } = props
  const projectId = useProjectId()
  const client = useQueryClient()
  const succeed = async () => {
    await refresh(client, projectId)
    toast('Invitation sent')
    onClose()
  }
  const invitation = useSubmission(
    async (destination: string, call) => {
      await share(destination, call)
      await succeed()
    },
    {
      recover: (error, destination) =>
        lookUp(error, {
          // A browser sends a call once more by itself when its connection breaks, which is refused then.
          isMaybe: isConflict(error),
          isDone: () => isInvited(client, shares, destination),
          onDone: succeed,
          open: maybeInvited,
        }),
      onFailed: (error) => {
        if (isConflict(error) || isNotFound(error)) refreshThing(client)
        return undefined
      },
    },
  )
  return (
    <ShareDialog
      onClose={onClose}
      title={`Share ${what}`}
      subject={
        <p className="text-sm font-medium">
          <bdi>{name}</bdi>
        </p>
      }
      sharedWith={useSharedProjects(shares)}
      change={invitation}
      onShare={invitation.submit}
    >
      {children}
    </ShareDialog>
  )
}

const reasonOf = (destination: string, problem: string | undefined, sharesKnown: boolean) => {
  if (destination === '') return 'Choose the project to share with.'
  return problem ?? (sharesKnown ? undefined : 'The current shares are still being loaded.')
}
