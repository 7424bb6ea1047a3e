import {
  createCatalogMutationOptions,
  getCatalogQueryKey,
  updateCatalogMutationOptions,
} from '@generated/catalog/queries.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import { useState } from 'react'
import type { Editing } from '@/data/editing.ts'
import type { AttachmentChange } from '@/models/catalogs/attachments.ts'
import { catalogKind, catalogTarget } from '@/models/catalogs/catalog.ts'
import { type CatalogDetails, detailsOf, savedDetails } from '@/models/catalogs/catalog-details.ts'
import { refreshCatalogLists } from '@/models/catalogs/catalog-queries.ts'
import { useSave } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { useSuiteUpdates } from './use-suite-updates.ts'

interface CatalogDraft {
  details: CatalogDetails
  changes: readonly AttachmentChange[]
}

/**
 * Saves a catalog, attaches its suites, then opens it. If a suite cannot be updated, the form stays;
 * the catalog stays saved.
 */
export const useSaveCatalog = (editing: Editing<Catalog> | undefined) => {
  const projectId = useProjectId()
  const { start, resume, ...suites } = useSuiteUpdates()
  /** Set once the catalog is saved and its suites are not; without an id they cannot be attached. */
  const [saved, setSaved] = useState<{ catalogId: string | undefined }>()

  const { finish, ...saving } = useSave<CatalogDraft, Catalog>({
    kind: catalogKind,
    editing,
    create: ({ details }, call) =>
      call(createCatalogMutationOptions(), {
        path: { projectId },
        body: { ...savedDetails(details), type: 'vehicle' },
      }),
    update: ({ details }, { id: catalogId, versionId: currentVersionId }, call) =>
      call(updateCatalogMutationOptions(), {
        path: { projectId, catalogId },
        body: { ...savedDetails(details), currentVersionId },
      }),
    asDraft: (stored) => ({ details: detailsOf(stored), changes: [] }),
    asSaved: ({ details }) => savedDetails(details),
    pageKey: (catalogId) => getCatalogQueryKey({ projectId, catalogId }),
    refresh: refreshCatalogLists,
    target: catalogTarget,
    after: async (catalogId, { changes }) => {
      if (changes.length === 0) return true
      setSaved({ catalogId })
      return catalogId !== undefined && start(catalogId, changes)
    },
  })

  return {
    ...saving,
    saved,
    ...suites,
    resume: async () => {
      const catalogId = saved?.catalogId
      if (catalogId !== undefined && (await resume(catalogId))) finish(catalogId)
    },
    leave: () => finish(saved?.catalogId),
  }
}
