/** Number of items in a chunk. */
export const chunkSize = 50

/** Number of items worked on at the same time. */
export const concurrency = 5

interface ChunkRun<Item> {
  /** Works on one item; throws when it fails. */
  work: (item: Item) => Promise<unknown>
  /** Called for each item as it is done or has failed. */
  onSettled: (item: Item, failure: { error: unknown } | undefined) => void
  /** True for an error that concerns all items, as when the service is down: no chunk is begun after it. */
  concernsAll: (error: unknown) => boolean
  /** No item is begun once it is aborted; those under way are finished. */
  signal?: AbortSignal
}

/**
 * Works on many items chunk by chunk, several at the same time within a chunk. Errors of single items stop nothing.
 *
 * @returns true when all items are done
 */
export const runInChunks = async <Item>(
  items: readonly Item[],
  { work, onSettled, concernsAll, signal }: ChunkRun<Item>,
): Promise<boolean> => {
  let done = 0
  let stopped = false
  for (let start = 0; start < items.length && !stopped; start += chunkSize) {
    const queue = items.slice(start, start + chunkSize).values()
    const worker = async () => {
      for (const item of queue) {
        if (signal?.aborted) return
        try {
          await work(item)
          done += 1
          onSettled(item, undefined)
        } catch (error) {
          stopped ||= concernsAll(error)
          onSettled(item, { error })
        }
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
    stopped ||= signal?.aborted ?? false
  }
  return done === items.length
}
