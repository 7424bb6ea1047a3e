import {
  type FetchQueryOptions,
  type QueryKey,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { clearAlerts, queryAlertKey } from '@/data/alerts.ts'
import { useProjectId } from '@/session/project/projects.ts'
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
  return {
    onSuccess: async () => {
      refresh()
      await showResult()
      onClose()
    },
    onError: () => {
      refreshLists()
      void client.invalidateQueries({ queryKey: query.queryKey })
    },
  }
}

interface DeleteDialogProps<Data, Failure, Key extends QueryKey, Answer, Variables>
  extends Deletion<Data, Failure, Key> {
  change: UseMutationOptions<Answer, Error, Variables>
  variables: Variables
  /** Name of the thing; any text. */
  name: string
  /** Default: whether to delete it. */
  question?: string
  confirmLabel?: string
  /** Text of the alert after a failure, where the operation's is about something else. */
  alertTitle?: string
  children: ReactNode
}

/** Confirms and deletes a thing. */
export function DeleteDialog<Data, Failure, Key extends QueryKey, Answer, Variables>(
  props: DeleteDialogProps<Data, Failure, Key, Answer, Variables>,
) {
  const { change, variables, name, alertTitle, children, ...rest } = props
  const { question = `Are you sure to delete the ${rest.kind.one}?`, confirmLabel = 'Delete' } =
    rest
  const deletion = useDeletion(rest)
  return (
    <ChangeDialog
      change={{ ...change, ...deletion }}
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
