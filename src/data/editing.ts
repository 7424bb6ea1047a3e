import {
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { isNotFound } from '@/transport/errors.ts'
import { fetchNow } from '@/transport/query-parameters.ts'

/** Identifies a saved state of a thing: by version id, by time of the last update, else by its texts. */
export type Versioned =
  | { readonly versionId: string | number }
  | { readonly updatedAt: string }
  | { readonly name: string; readonly description: string }

const stateOf = (thing: Versioned): string | number => {
  if ('versionId' in thing) return thing.versionId
  return 'updatedAt' in thing ? thing.updatedAt : JSON.stringify([thing.name, thing.description])
}

/** The thing that a form edits. */
export interface Editing<Data> {
  /** The saved state that the form started from. Later fetches do not change it. */
  stored: Data
  /** The newer version that somebody else saved, if `checkForNewer` found one. */
  newer: Data | undefined
  /** True if `checkForNewer` found that the thing was deleted. */
  deleted: boolean
  /**
   * Fetches the thing again: whether a newer version is saved, and whether that is what the user wanted to save
   * (`isOurs`); `gone` once it is deleted, `unread` after a failed fetch.
   */
  checkForNewer: (
    isOurs?: (found: Data) => boolean,
  ) => Promise<'same' | 'newer' | 'ours' | 'gone' | 'unread'>
  /** True from a take-over until the next check. */
  takenOver?: boolean
  /** Makes the newer version the form's base. */
  takeOver: () => void
}

/**
 * Loads a thing to edit. Waits for a fresh response, not cached data: saving from an outdated version would
 * be rejected. `editing` is undefined until then.
 */
export const useEditing = <Data extends Versioned, Failure, Key extends readonly unknown[]>(
  query: UseQueryOptions<Data, Failure, Data, Key>,
): { editing: Editing<Data> | undefined; result: UseQueryResult<Data, Failure> } => {
  const client = useQueryClient()
  const result = useQuery(query)
  const { data, isSuccess, isFetching } = result
  const [stored, setStored] = useState<Data>()
  const [newer, setNewer] = useState<Data>()
  const [deleted, setDeleted] = useState(false)
  const [takenOver, setTakenOver] = useState(false)
  if (!stored && isSuccess && !isFetching) setStored(data)

  const checkForNewer: Editing<Data>['checkForNewer'] = async (isOurs) => {
    if (!stored) return 'same'
    setTakenOver(false)
    try {
      const found = await fetchNow(client, query)
      if (stateOf(found) === stateOf(stored)) return 'same'
      if (isOurs?.(found)) return 'ours'
      setNewer(found)
      return 'newer'
    } catch (error) {
      if (!isNotFound(error)) return 'unread'
      setDeleted(true)
      return 'gone'
    }
  }
  const takeOver = () => {
    setStored(newer)
    setNewer(undefined)
    setTakenOver(true)
  }

  return {
    editing: stored && { stored, newer, deleted, checkForNewer, takenOver, takeOver },
    result,
  }
}
