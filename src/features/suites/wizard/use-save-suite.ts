import {
  createSuiteMutationOptions,
  getSuiteQueryKey,
  updateSuiteMutationOptions,
} from '@generated/evaluation/queries.ts'
import type { Suite, SuitePurpose } from '@generated/evaluation/types.ts'
import type { FoundScenario } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChange } from '@/data/change.tsx'
import type { Editing } from '@/data/editing.ts'
import { listTarget } from '@/page/kind.ts'
import { useSave } from '@/page/use-save.ts'
import { createRequest, type SuiteDraft, updateRequest } from '../model/draft.ts'
import { lookUpNotApproved } from '../model/look-up-not-approved.ts'
import { isNotApprovedError } from '../model/not-approved.ts'
import { refreshSuiteLists } from '../model/queries.ts'
import { suiteKind, suiteTarget } from '../model/suite.ts'
import { lookupOf } from '../model/version-infos.ts'

/** Failure of a save, besides the alert of its call. */
export interface SaveFailure {
  /** The scenarios found to be not approved; undefined for any other failure. */
  notApproved: readonly FoundScenario[] | undefined
}

interface SaveOptions {
  projectId: string
  purpose: SuitePurpose
  /** The suite being edited; undefined for a new one. */
  editing: Editing<Suite> | undefined
  /** The catalog from which the wizard was opened. */
  catalogId: string | undefined
}

/** Saves a suite, then opens it. */
export const useSaveSuite = ({ projectId, purpose, editing, catalogId }: SaveOptions) => {
  const client = useQueryClient()
  const create = useChange(createSuiteMutationOptions())
  const update = useChange(updateSuiteMutationOptions())

  const idOfSaved = async (draft: SuiteDraft) => {
    if (!editing) {
      const body = createRequest(draft, purpose)
      return (await create.send({ path: { projectId }, body }))?.id
    }
    const path = { projectId, suiteId: editing.stored.id }
    await update.send({ path, body: updateRequest(draft, editing.stored) })
    // Removed, not just invalidated: the next page must not show the old data.
    client.removeQueries({ queryKey: getSuiteQueryKey(path) })
    return path.suiteId
  }

  return useSave<SuiteDraft, SaveFailure>({
    editing,
    send: async (draft) => {
      const suiteId = await idOfSaved(draft)
      refreshSuiteLists(client, projectId)
      return {
        target:
          suiteId === undefined
            ? listTarget(suiteKind, projectId)
            : suiteTarget(suiteId, editing && catalogId),
        text: 'The suite has been saved.',
      }
    },
    failureOf: async (error, { content }) => ({
      notApproved: isNotApprovedError(error)
        ? await lookUpNotApproved(client, projectId, content.specs.map(lookupOf))
        : undefined,
    }),
  })
}
