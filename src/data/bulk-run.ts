import { useEffect, useRef, useState } from 'react'
import type { BulkOutcome, BulkOutcomes } from '@/lib/bulk.ts'
import { alertDetailsOf } from './alerts.ts'

/** What a run over many things needs. */
export interface BulkControl {
  /** Says what came of a thing. */
  settle: (id: string, outcome: BulkOutcome) => void
  /** Nothing is begun once it is aborted. */
  signal: AbortSignal
}

/** A run over many things. */
export interface BulkRun<Item, Change> {
  outcomes: BulkOutcomes
  state: 'new' | 'running' | 'ended'
  /** Changes these things; those of an earlier run keep their outcome. */
  start: (items: readonly Item[], change: Change) => void
  /** Begins nothing further. */
  cancel: () => void
}

/** The outcome of a thing whose call failed. */
export const failedOutcome = (error: unknown): BulkOutcome => {
  const { message = 'The call was canceled.', requestId } =
    alertDetailsOf(error, { read: false }) ?? {}
  return { kind: 'failed', reason: message, requestId }
}

/** Runs a change of many things, and tracks what comes of each. Leaving the page ends the run. */
export const useBulkRun = <Item extends { id: string }, Change>(
  run: (items: readonly Item[], change: Change, control: BulkControl) => Promise<void>,
): BulkRun<Item, Change> => {
  const [outcomes, setOutcomes] = useState<BulkOutcomes>(new Map())
  const [state, setState] = useState<BulkRun<Item, Change>['state']>('new')
  const canceled = useRef<AbortController>(undefined)
  useEffect(() => () => canceled.current?.abort(), [])

  const begin = async (items: readonly Item[], change: Change) => {
    const abort = new AbortController()
    canceled.current = abort
    setState('running')
    const settle = (id: string, outcome: BulkOutcome) =>
      setOutcomes((current) => new Map(current).set(id, outcome))
    await run(items, change, { settle, signal: abort.signal })
    setState('ended')
  }

  return {
    outcomes,
    state,
    start: (items, change) => {
      setOutcomes((current) => {
        const next = new Map(current)
        for (const { id } of items) next.delete(id)
        return next
      })
      void begin(items, change)
    },
    cancel: () => canceled.current?.abort(),
  }
}
