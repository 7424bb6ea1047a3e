import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clearAlerts, queryAlertKey } from '@/data/alerts.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { type Kind, listTarget } from './kind.ts'

interface Deleted<Data, Failure, Key extends QueryKey> {
  /** Where the user deleted it. */
  place: 'page' | 'list'
  kind: Kind
  /** The catalog that owned it; default: the project. */
  ownerId?: string | undefined
  /** The query of its detail page. */
  query: FetchQueryOptions<Data, Failure, Data, Key>
  /** Text of the snackbar. */
  text: string
}

/**
 * Returns a function that shows the result of a deletion. The detail page is refetched and shows the thing
 * as deleted; if the service no longer returns it, opens the list with a snackbar. In a list: a snackbar.
 */
export const useShowDeleted = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const projectId = useProjectId()
  return async <Data, Failure, Key extends QueryKey>(
    deleted: Deleted<Data, Failure, Key>,
  ): Promise<void> => {
    const { place, kind, ownerId, query, text } = deleted
    if (place === 'list') {
      void client.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
      toast(text)
      return
    }
    try {
      await client.fetchQuery({ ...query, staleTime: 0, retry: false })
    } catch {
      clearAlerts(queryAlertKey(query.queryKey))
      toast(text)
      await navigate(listTarget(kind, ownerId ?? projectId))
    }
  }
}
