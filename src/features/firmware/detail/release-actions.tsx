import { getFirmwareReleaseQueryOptions } from '@generated/catalog/queries.ts'
import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useShowDeleted } from '@/data/use-show-deleted.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { Menu } from '@/ui/overlays/menu.tsx'
import { DeleteRelease, deletedText } from '../delete-release.tsx'
import { type ReleaseAction, whyNotOnRelease } from '../model/actions.ts'
import { releaseList } from '../model/release-list.ts'
import { PublishRelease } from '../publish-release.tsx'

/** What can be done with a release in its state. */
export function ReleaseActions({ release }: { release: FirmwareRelease }) {
  const { id, catalogId, name } = release
  const [asking, setAsking] = useState<ReleaseAction>()
  const path = { projectId: useProjectId(), catalogId, releaseId: id }
  const navigate = useNavigate()
  const showDeleted = useShowDeleted()
  const can = (action: ReleaseAction) => whyNotOnRelease(action, release) === undefined
  const close = () => setAsking(undefined)
  const remove = {
    id: 'delete',
    label: 'Delete',
    destructive: true,
    onSelect: () => setAsking('delete'),
  }
  return (
    <>
      {can('publish') && (
        <Button variant="primary" onClick={() => setAsking('publish')}>
          Publish
        </Button>
      )}
      {can('edit') && (
        <ButtonLink
          to="/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId/edit"
          params={{ catalogId, firmwareReleaseId: id }}
        >
          Edit
        </ButtonLink>
      )}
      {can('delete') && <Menu label={`Actions for ${name}`} items={[remove]} />}
      {asking === 'publish' && <PublishRelease release={release} onClose={close} />}
      {asking === 'delete' && (
        <DeleteRelease
          release={release}
          onClose={close}
          onDeleted={() =>
            showDeleted(getFirmwareReleaseQueryOptions(path), {
              alertId: 'getFirmwareRelease',
              text: deletedText,
              toList: () => navigate(releaseList.target(catalogId)),
            })
          }
        />
      )}
    </>
  )
}
