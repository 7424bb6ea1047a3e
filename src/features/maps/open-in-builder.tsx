import { listAreaMapVersionsOperation } from '@generated/map/codec.ts'
import type { AreaMap, AreaMapVersion } from '@generated/map/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Plus, SquareArrowOutUpRight } from 'lucide-react'
import { externalLink } from '@/config/external-link.ts'
import { useSubmission } from '@/data/submission.tsx'
import { firstVersionQueryOptions } from '@/models/maps/map-queries.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, ExternalLink, IconButton } from '@/ui/base/button.tsx'
import { openLink } from '@/ui/base/open-link.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'

type Version = Pick<AreaMapVersion, 'areaMapId' | 'versionId'>

/** Address of the map builder, for a version or a new map; undefined if the deployment has no builder. */
const useBuilderLink = () => {
  const projectId = useProjectId()
  return (version?: Version) =>
    externalLink('vectorMapBuilder', {
      projectId,
      ...(version && { areaMapId: version.areaMapId, areaMapVersion: version.versionId }),
    })
}

/** Opens the map builder for a new map. */
export function NewMapButton() {
  const href = useBuilderLink()()
  if (href === undefined) return null
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      hint="Opens the map builder in a new tab"
      onClick={() => openLink(href)}
    >
      New Map
    </Button>
  )
}

/** Opens the newest version of a map that is not deleted; the list does not know it before it is asked for. */
export function OpenFirstVersion({ map: { areaMapId, areaMapName } }: { map: AreaMap }) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const linkOf = useBuilderLink()
  const open = useSubmission({
    mutationFn: () => client.fetchQuery(firstVersionQueryOptions(projectId, areaMapId)),
    meta: { operation: listAreaMapVersionsOperation },
    onSuccess: ({ versions: [first] }) => {
      if (first) openLink(linkOf(first) ?? '')
      else toast('No version available.')
    },
  })
  if (linkOf() === undefined) return <EmptyCell />
  return (
    <IconButton
      label={`Open ${areaMapName} in the map builder`}
      size="sm"
      pending={open.pending}
      onClick={() => open.submit(undefined)}
    >
      <SquareArrowOutUpRight aria-hidden />
    </IconButton>
  )
}

/** Links to the map builder, where the deployment has one. */
export function OpenBuilder() {
  const href = useBuilderLink()()
  return href && <ExternalLink href={href}>Open the map builder</ExternalLink>
}

/** Links to the map builder with a version. */
export function OpenVersion({ version }: { version: Version }) {
  const href = useBuilderLink()(version)
  if (href === undefined) return <EmptyCell />
  return <ExternalLink href={href}>Open</ExternalLink>
}
