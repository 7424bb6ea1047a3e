import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { clearAlerts, queryAlertKey } from '@/data/alerts.ts'
import { type LookUp, lookUp } from '@/data/lost-answer.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import type { Operation } from '@/transport/operation.ts'
import { fetchNow, operationKey } from '@/transport/query-parameters.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { type Kind, listTarget } from './kind.ts'

interface Deletion<Data, Failure, Key extends QueryKey> {
  /** Where the user deletes it. */
  place: 'page' | 'list'
  kind: Kind
  /** The catalog that owns it; default: the project. */
  ownerId?: string | undefined
  /** The query of its detail page. */
  query: FetchQueryOptions<Data, Failure, Data, Key>
  /** The call behind its list. */
  list: Operation
  /** Refreshes what the deletion changes besides the page; default: fetches the lists again. */
  refresh?: () => void
  /** Text of the snackbar. */
  text: string
  /** Closes the question after a success. */
  onClose: () => void
}

/** Whether a thing is deleted. */
export const isGone = async <Data, Failure, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Failure, Data, Key>,
) => {
  try {
    const found: unknown = await fetchNow(client, query)
    if (typeof found !== 'object' || found === null) return false
    const { deprecated, deleted }: { deprecated?: unknown; deleted?: unknown } = found
    return deprecated === true || deleted === true
  } catch (error) {
    if (!isNotFound(error)) throw error
    clearAlerts(queryAlertKey(query.queryKey))
    return true
  }
}

/** Looks up what became of a failed deletion. */
export const lookUpDeletion = (
  error: unknown,
  { kind, ...rest }: Pick<LookUp, 'isDone' | 'onDone'> & { kind: Kind },
): ReturnType<typeof lookUp> =>
  lookUp(error, {
    ...rest,
    isMaybe: isNotFound(error),
    open: `The ${kind.one} may have been deleted all the same: look for it in the list of ${kind.many}.`,
  })

/**
 * Handlers of the call that deletes a thing. After a success the detail page is refetched and shows the thing
 * as deleted; if the service no longer returns it, opens the list with a snackbar. In a list: a snackbar.
 * After a failure page and lists are refetched, as somebody else may have deleted it.
 */
const useDeletion = <Data, Failure, Key extends QueryKey>(
  deletion: Deletion<Data, Failure, Key>,
) => {
  const { place, kind, ownerId, query, list, text, onClose } = deletion
  const client = useQueryClient()
  const navigate = useNavigate()
  const projectId = useProjectId()
  const refreshLists = () =>
    void client.invalidateQueries({ queryKey: operationKey(list, projectId) })
  const { refresh = refreshLists } = deletion

  const showResult = async () => {
    if (place === 'list') {
      void client.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
      toast(text)
      return
    }
    try {
      await fetchNow(client, query)
    } catch {
      clearAlerts(queryAlertKey(query.queryKey))
      toast(text)
      await navigate(listTarget(kind, ownerId ?? projectId))
    }
  }
  const succeed = async () => {
    refresh()
    await showResult()
    onClose()
  }
  return {
    onSuccess: succeed,
    /** After a lost answer the thing may be gone; so it may be where it is not found any more. */
    recover: (error: unknown) =>
      lookUpDeletion(error, { kind, isDone: () => isGone(client, query), onDone: succeed }),
    onError: () => {
      refreshLists()
      void client.invalidateQueries({ queryKey: query.queryKey })
    },
  }
}

interface DeleteDialogProps<Data, Failure, Key extends QueryKey, Answer, Variables>
  extends Deletion<Data, Failure, Key> {
  /** The call that deletes it. */
  change: UseMutationOptions<Answer, Error, Variables>
  variables: Variables
  /** Name of the thing; any text. */
  name: string
  /** Default: whether to delete it. */
  question?: string
  /** Label of the confirming button. */
  confirmLabel?: string
  /** Text of the alert after a failure, where the operation's is about something else. */
  alertTitle?: string
  /** Consequences of the deletion. */
  children: ReactNode
}

/** Confirms and deletes a thing. */
export function DeleteDialog<Data, Failure, Key extends QueryKey, Answer, Variables>(
  props: DeleteDialogProps<Data, Failure, Key, Answer, Variables>,
) {
  const { change, variables, name, alertTitle, children, ...rest } = props
  const { question = `Are you sure to delete the ${rest.kind.one}?`, confirmLabel = 'Delete' } =
    rest
  const { recover, ...deletion } = useDeletion(rest)
  return (
    <ChangeDialog
      change={{ ...change, ...deletion }}
      recover={recover}
      variables={variables}
      question={question}
      name={name}
      confirmLabel={confirmLabel}
      alertTitle={alertTitle}
      onClose={rest.onClose}
    >
      {children}
    </ChangeDialog>
  )
}
