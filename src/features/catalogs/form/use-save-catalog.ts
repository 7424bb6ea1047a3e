import {
  getCatalogQueryKey,
  useCreateCatalog,
  useUpdateCatalog,
} from '@generated/catalog/queries.ts'
import type { Catalog } from '@generated/catalog/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toldByAlert, useSubmission } from '@/data/submission.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { SuiteChange } from '../model/attachments.ts'
import { type CatalogDetails, savedDetails } from '../model/details.ts'
import { refreshCatalogLists } from '../model/queries.ts'
import { useSuiteUpdates } from './use-suite-updates.ts'

interface SaveOptions {
  /** The catalog that is edited; undefined for a new one. */
  stored: Catalog | undefined
  /** Called once all is saved; the id is undefined when the service did not tell it. */
  onSaved: (catalogId: string | undefined) => void
}

/**
 * Saves a catalog, once however often it is asked, and then attaches it to its suites. A suite that cannot
 * be updated keeps the form from being left; the catalog stays saved.
 */
export const useSaveCatalog = ({ stored, onSaved }: SaveOptions) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const create = useCreateCatalog()
  const update = useUpdateCatalog()
  const suites = useSuiteUpdates()
  const { submit, pending, failure } = useSubmission()
  /** Id of the catalog once it is saved and its suites are being updated. */
  const [savedId, setSavedId] = useState<string>()
  /** The catalog is saved, but nobody knows its id: its suites cannot be attached to it. */
  const [savedNameless, setSavedNameless] = useState(false)

  const send = async (details: CatalogDetails) => {
    const body = savedDetails(details)
    if (!stored) {
      const created = { path: { projectId }, body: { ...body, type: 'vehicle' } } as const
      return (await create.mutateAsync(created))?.id
    }
    const path = { projectId, catalogId: stored.id }
    await update.mutateAsync({ path, body: { ...body, currentVersionId: stored.versionId } })
    // Removed, not only out of date: the next page is not to show what was before.
    client.removeQueries({ queryKey: getCatalogQueryKey(path) })
    return stored.id
  }

  const save = (details: CatalogDetails, changes: readonly SuiteChange[]) =>
    submit(async () => {
      const catalogId = await send(details)
      void refreshCatalogLists(client, projectId)
      if (changes.length === 0) return onSaved(catalogId)
      if (catalogId === undefined) return setSavedNameless(true)
      setSavedId(catalogId)
      if (await suites.start(catalogId, changes)) onSaved(catalogId)
    }, toldByAlert)
  const goOn = async () => {
    if (savedId !== undefined && (await suites.goOn(savedId))) onSaved(savedId)
  }

  const { updates, running } = suites
  return {
    save,
    goOn,
    pending,
    failed: failure !== undefined,
    savedId,
    savedNameless,
    updates,
    running,
  }
}
