import { type QueryClient, type UseQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePolling } from '@/data/polling.ts'
import { formatCount } from '@/lib/numbers.ts'
import {
  type AwaitedShare,
  awaitedShares,
  endAwait,
  hasCome,
  type SharedKind,
} from '@/models/sharing/awaited-shares.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { useStore } from '@/session/store.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { InfoBanner } from '@/ui/feedback/alert.tsx'

/** Most things that are named and asked for at once. */
const mostAsked = 3

/** Milliseconds between two looks. */
const interval = 5_000

interface AwaitedSharesLineProps<Item extends object, Failure, Key extends readonly unknown[]> {
  what: SharedKind
  /** The list in which a thing shows once it is there. */
  queryOf: (
    share: AwaitedShare,
  ) => UseQueryOptions<PagedItems<Item>, Failure, PagedItems<Item>, Key>
  /** Fetches other lists that have changed once one is there. */
  refresh?: (client: QueryClient, projectId: string) => unknown
}

/** Says which things of other projects are on their way, and asks for them until they are there. */
export function AwaitedSharesLine<Item extends object, Failure, Key extends readonly unknown[]>(
  props: AwaitedSharesLineProps<Item, Failure, Key>,
) {
  const projectId = useProjectId()
  const awaited = useStore(awaitedShares).filter(
    (share) => share.projectId === projectId && share.what === props.what,
  )
  if (awaited.length === 0) return null
  const asked = awaited.slice(0, mostAsked)
  const others = awaited.length - asked.length
  return (
    <InfoBanner>
      Sharing is under way, which may take several minutes:{' '}
      {asked.map((share, at) => (
        <span key={share.sourceId}>
          {at > 0 && ', '}“<bdi>{share.name}</bdi>”
          <Awaited {...props} share={share} />
        </span>
      ))}
      {others > 0 && ` and ${formatCount(others)} more`}.
    </InfoBanner>
  )
}

function Awaited<Item extends object, Failure, Key extends readonly unknown[]>({
  share,
  queryOf,
  refresh,
}: AwaitedSharesLineProps<Item, Failure, Key> & { share: AwaitedShare }) {
  const client = useQueryClient()
  const { data } = usePolling(queryOf(share), {
    interval,
    isFinal: ({ items }) => hasCome(share, items),
  })
  const isThere = data !== undefined && hasCome(share, data.items)
  useEffect(() => {
    if (!isThere) return
    endAwait(share)
    void refresh?.(client, share.projectId)
  }, [client, isThere, share, refresh])
  return null
}
