import { deprecateCatalogShareMutationOptions } from '@generated/catalog/queries.ts'
import type { Catalog, CatalogShare } from '@generated/catalog/types.ts'
import { ShareList } from '@/parts/sharing/share-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { catalogSharesQueryOptions } from '../model/share-queries.ts'

const noteOf = ({ options }: CatalogShare) =>
  options.includeDraftFirmwareRelease ? 'With drafts' : 'Without drafts'

/** The shares of a catalog. */
export function CatalogShares({ catalog: { id: catalogId } }: { catalog: Catalog }) {
  const projectId = useProjectId()
  return (
    <ShareList
      what="catalog"
      query={catalogSharesQueryOptions(projectId, catalogId)}
      note={noteOf}
      stop={deprecateCatalogShareMutationOptions()}
      variablesOf={({ id }) => ({ path: { projectId, catalogId, shareId: id } })}
      empty="Not shared with other projects."
    />
  )
}
