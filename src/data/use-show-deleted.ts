import type { AlertId } from '@generated/alert-ids.ts'
import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/ui/feedback/toast.tsx'
import { clearAlert } from './alerts/alerts.ts'

interface WhenGone {
  /** The alert of the call that gets the thing. */
  alertId: AlertId
  /** What is said once it is deleted. */
  text: string
  toList: () => Promise<void>
}

/** Shows a thing on its page as it is after its deletion; where it cannot be shown any more, its list tells of it. */
export const useShowDeleted = () => {
  const client = useQueryClient()
  return async <Data, Failure, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Failure, Data, Key>,
    { alertId, text, toList }: WhenGone,
  ): Promise<void> => {
    try {
      await client.fetchQuery({ ...options, staleTime: 0, retry: false })
    } catch {
      clearAlert(alertId)
      toast(text)
      await toList()
    }
  }
}
