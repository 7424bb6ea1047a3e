import { mayConcernSome } from './bulk.ts'

interface BatchRun<Item> {
  /** One call for some items; throws when it fails. */
  send: (items: readonly Item[]) => Promise<unknown>
  onDone: (items: readonly Item[]) => void
  onFailed: (item: Item, error: unknown) => void
  /** No call is begun once it is aborted. */
  signal: AbortSignal
}

/**
 * Sends items in batches. A batch that is refused is halved until what caused it stands alone, so that the others are
 * done all the same; an error that is about none of them ends the run.
 */
export const runInBatches = async <Item>(
  batches: readonly (readonly Item[])[],
  { send, onDone, onFailed, signal }: BatchRun<Item>,
): Promise<void> => {
  const waiting = [...batches]
  for (let batch = waiting.shift(); batch && !signal.aborted; batch = waiting.shift()) {
    try {
      await send(batch)
      onDone(batch)
    } catch (error) {
      const some = mayConcernSome(error)
      if (some && batch.length > 1) {
        const half = Math.ceil(batch.length / 2)
        waiting.unshift(batch.slice(0, half), batch.slice(half))
        continue
      }
      for (const item of batch) onFailed(item, error)
      if (!some) return
    }
  }
}
