import {
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { isNotFound } from '@/transport/errors.ts'

/** What tells one saved state of a thing from the next: its version, or where it has none, when it was changed. */
export type Versioned = { readonly versionId: string | number } | { readonly updatedAt: string }

const stateOf = (thing: Versioned): string | number =>
  'versionId' in thing ? thing.versionId : thing.updatedAt

/** A thing that a form edits. */
export interface Editing<Data> {
  /** The state that the form is based on: it stays the same, whatever is fetched later. */
  stored: Data
  /** What somebody else saved meanwhile, once a look has found it. */
  newer: Data | undefined
  /** The thing is gone, as a look has found. */
  gone: boolean
  /** Looks whether somebody else has saved meanwhile; true when so. A look that fails finds nothing. */
  look: () => Promise<boolean>
  /** The form was based on a newer state since the last look. */
  takenOver?: boolean
  /** Bases the form on the newer state. */
  takeOver: () => void
}

/**
 * Begins to edit a thing: with the first answer that is current, as a form that began with an older one
 * would be refused when it is saved. `editing` is undefined until then.
 */
export const useEditing = <Data extends Versioned, Failure, Key extends readonly unknown[]>(
  query: UseQueryOptions<Data, Failure, Data, Key>,
): { editing: Editing<Data> | undefined; result: UseQueryResult<Data, Failure> } => {
  const client = useQueryClient()
  const result = useQuery(query)
  const { data, isSuccess, isFetching } = result
  const [stored, setStored] = useState<Data>()
  const [newer, setNewer] = useState<Data>()
  const [gone, setGone] = useState(false)
  const [takenOver, setTakenOver] = useState(false)
  if (!stored && isSuccess && !isFetching) setStored(data)

  const look = async () => {
    if (!stored) return false
    setTakenOver(false)
    try {
      const found = await client.fetchQuery({ ...query, staleTime: 0, retry: false })
      if (stateOf(found) === stateOf(stored)) return false
      setNewer(found)
      return true
    } catch (error) {
      if (isNotFound(error)) setGone(true)
      return false
    }
  }
  const takeOver = () => {
    setStored(newer)
    setNewer(undefined)
    setTakenOver(true)
  }

  return { editing: stored && { stored, newer, gone, look, takenOver, takeOver }, result }
}
