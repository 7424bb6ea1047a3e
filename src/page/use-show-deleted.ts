import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clearAlert, queryAlertKey } from '@/data/alerts.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { type Kind, listTarget } from './kind.ts'

interface Deleted<Data, Failure, Key extends QueryKey> {
  /** Where it was deleted from. */
  place: 'page' | 'list'
  kind: Kind
  /** The catalog that owned it; the project unless given. */
  ownerId?: string | undefined
  /** The query of its page. */
  query: FetchQueryOptions<Data, Failure, Data, Key>
  /** What is said once it is deleted. */
  text: string
}

/**
 * Shows that a thing was deleted. Its page shows it as it is from now on; where it cannot be shown any more,
 * and in a list, a snackbar says so.
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
      clearAlert(queryAlertKey(query.queryKey))
      toast(text)
      await navigate(listTarget(kind, ownerId ?? projectId))
    }
  }
}
