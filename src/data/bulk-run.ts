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

/** How often the outcomes on show are those that are known, in milliseconds. */
const showInterval = 100

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
    // Shown several at a time: a copy of all outcomes for each of thousands would hold up the page for seconds.
    const settled = new Map<string, BulkOutcome>(outcomes)
    for (const { id } of items) settled.delete(id)
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      timer = undefined
      setOutcomes(new Map(settled))
    }
    show()
    const settle = (id: string, outcome: BulkOutcome) => {
      settled.set(id, outcome)
      timer ??= setTimeout(show, showInterval)
    }
    await run(items, change, { settle, signal: abort.signal })
    clearTimeout(timer)
    show()
    setState('ended')
  }

  return {
    outcomes,
    state,
    start: (items, change) => void begin(items, change),
    cancel: () => canceled.current?.abort(),
  }
}
