import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useShowDeleted } from '@/data/use-show-deleted.ts'
import { lastListSearch } from '@/page/last-list.ts'
import { RunJobButton } from '@/parts/run-job/run-job-button.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { Menu } from '@/ui/overlays/menu.tsx'
import { DeleteCatalog } from '../delete-catalog.tsx'
import { type CatalogAction, deletionTexts, whyNotOnCatalog } from '../model/actions.ts'
import { ShareCatalog } from '../sharing/share-catalog.tsx'

/** What can be done with a catalog in its state. */
export function CatalogActions({ catalog }: { catalog: Catalog }) {
  const [asking, setAsking] = useState<'share' | 'delete'>()
  const projectId = useProjectId()
  const navigate = useNavigate()
  const showDeleted = useShowDeleted()
  const can = (action: CatalogAction) => whyNotOnCatalog(action, catalog) === undefined
  const close = () => setAsking(undefined)
  const { label, done } = deletionTexts(catalog)

  return (
    <>
      {can('run') && <RunJobButton preset={{ catalogId: catalog.id }} />}
      {can('edit') && (
        <ButtonLink to="/vehicle_catalogs/$catalogId/edit" params={{ catalogId: catalog.id }}>
          Edit
        </ButtonLink>
      )}
      {can('share') && <Button onClick={() => setAsking('share')}>Share</Button>}
      {can('delete') &&
        (can('edit') ? (
          <Menu
            label={`Actions for ${catalog.displayName}`}
            items={[
              { id: 'delete', label, destructive: true, onSelect: () => setAsking('delete') },
            ]}
          />
        ) : (
          <Button onClick={() => setAsking('delete')}>{label}</Button>
        ))}
      {asking === 'share' && <ShareCatalog catalog={catalog} onClose={close} />}
      <DeleteCatalog
        catalog={asking === 'delete' ? catalog : undefined}
        onClose={close}
        onDeleted={() =>
          showDeleted(getCatalogQueryOptions({ projectId, catalogId: catalog.id }), {
            alertId: 'getVehicleCatalog',
            text: done,
            toList: () =>
              navigate({
                to: '/vehicle_catalogs',
                search: lastListSearch('/vehicle_catalogs', projectId),
              }),
          })
        }
      />
    </>
  )
}
