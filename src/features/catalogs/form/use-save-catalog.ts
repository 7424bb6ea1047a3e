import {
  createCatalogMutationOptions,
  getCatalogQueryKey,
  updateCatalogMutationOptions,
} from '@generated/catalog/queries.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '@/data/change.tsx'
import type { Editing } from '@/data/editing.ts'
import { listTarget } from '@/page/kind.ts'
import { type Saved, useSave, useSaved } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { AttachmentChange } from '../model/attachments.ts'
import { catalogKind, catalogTarget } from '../model/catalog.ts'
import { type CatalogDetails, savedDetails } from '../model/details.ts'
import { refreshCatalogLists } from '../model/queries.ts'
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
  const client = useQueryClient()
  const create = useChange(createCatalogMutationOptions())
  const update = useChange(updateCatalogMutationOptions())
  const { start, resume, ...suites } = useSuiteUpdates()
  const finish = useSaved()
  /** Set once the catalog is saved and its suites are not; without an id they cannot be attached. */
  const [saved, setSaved] = useState<{ catalogId: string | undefined }>()

  const idOfSaved = async (details: CatalogDetails) => {
    const body = savedDetails(details)
    if (!editing) {
      return (await create.send({ path: { projectId }, body: { ...body, type: 'vehicle' } }))?.id
    }
    const { id: catalogId, versionId: currentVersionId } = editing.stored
    const path = { projectId, catalogId }
    await update.send({ path, body: { ...body, currentVersionId } })
    // Removed, not just invalidated: the next page must not show the old data.
    client.removeQueries({ queryKey: getCatalogQueryKey(path) })
    return catalogId
  }

  const after = (catalogId: string | undefined): Saved => ({
    target: catalogId === undefined ? listTarget(catalogKind, projectId) : catalogTarget(catalogId),
    text: 'The catalog has been saved.',
  })

  const { save, pending } = useSave<CatalogDraft>({
    editing,
    send: async ({ details, changes }) => {
      const catalogId = await idOfSaved(details)
      void refreshCatalogLists(client, projectId)
      if (changes.length > 0) {
        setSaved({ catalogId })
        if (catalogId === undefined || !(await start(catalogId, changes))) return undefined
      }
      return after(catalogId)
    },
  })

  return {
    save,
    pending,
    saved,
    ...suites,
    /** Updates the remaining suites. */
    resume: async () => {
      const catalogId = saved?.catalogId
      if (catalogId !== undefined && (await resume(catalogId))) finish(after(catalogId))
    },
    /** Leaves the remaining suites as they are. */
    leave: () => finish(after(saved?.catalogId)),
  }
}
