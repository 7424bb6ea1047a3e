import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePolling } from '@/data/polling.ts'
import { formatCount } from '@/lib/numbers.ts'
import { type AwaitedShare, awaitedShares, hasCome } from '@/models/scenarios/awaited-shares.ts'
import { scenariosQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import { refreshScenarios } from '@/models/scenarios/scenario-refresh.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { useStore } from '@/session/store.ts'
import { InfoBanner } from '@/ui/feedback/alert.tsx'

/** Most scenarios that are named and asked for at once. */
const mostAsked = 3

const interval = 15_000

/** Says which scenarios of other projects are on their way, and asks for them until they are there. */
export default function AwaitedSharesLine() {
  const projectId = useProjectId()
  const awaited = useStore(awaitedShares).filter((share) => share.projectId === projectId)
  if (awaited.length === 0) return null
  const asked = awaited.slice(0, mostAsked)
  const others = awaited.length - asked.length
  return (
    <InfoBanner>
      Sharing is under way, which may take several minutes:{' '}
      {asked.map((share, at) => (
        <span key={share.sourceId}>
          {at > 0 && ', '}“<bdi>{share.name}</bdi>”
          <Awaited share={share} />
        </span>
      ))}
      {others > 0 && ` and ${formatCount(others)} more`}.
    </InfoBanner>
  )
}

function Awaited({ share }: { share: AwaitedShare }) {
  const client = useQueryClient()
  const { projectId, sourceId, name } = share
  const { data } = usePolling(scenariosQueryOptions(projectId, {}, name), {
    interval,
    isFinal: ({ items }) => hasCome(share, items),
  })
  const isThere = data !== undefined && hasCome(share, data.items)
  useEffect(() => {
    if (!isThere) return
    awaitedShares.set(awaitedShares.get().filter((other) => other.sourceId !== sourceId))
    refreshScenarios(client, projectId)
  }, [client, isThere, projectId, sourceId])
  return null
}
