import type { JobReport } from '@generated/evaluation/types.ts'
import { isOfJob, type JobPart } from './job-parts.ts'
import { type JobResults, sizeOf } from './job-results.ts'

/** The form of what is kept: another one is read anew, as once the contract gives the report of a job a new field. */
const formVersion = 3

/** Prefix of the names of all databases of this room; the user and the project follow. */
const prefix = 'evidence '

/** Headers in one record. */
const chunkSize = 250

/** Bytes of results that are kept at most; the oldest jobs go first. */
const sizeLimit = 100_000_000

/** A range of time of which all finished jobs are known, in milliseconds since 1970. */
export interface Covered {
  from: number
  to: number
}

/** A job that had not come to its end when it was last seen. */
export interface OpenJob {
  jobId: string
  catalogId: string
  /** When it was scheduled, in milliseconds since 1970. */
  at: number
}

/** How far the headers of a project are read. */
export interface Reach {
  /** The newest first. */
  covered: Covered[]
  /** Leads to the page after the last one of the oldest range; absent where there is none. */
  cursor?: string | undefined
  /** Jobs that had not come to their end. */
  open: OpenJob[]
  /** When the whole list was last walked to its end. */
  wholeAt: number
}

/** The content of a store when it is opened. */
export interface Kept {
  headers: JobReport[]
  texts: string[]
  reach: Reach | undefined
}

/** Size and age of a job's kept results. */
interface Sized {
  bytes: number
  at: number
}

/** Where evidence is kept: one store for a user and a project. */
export interface KeptStore {
  /** Results are lost with the page: the disk is denied, or switched off. */
  readonly isMemory: boolean
  load: () => Promise<Kept>
  /** Writes headers that were added, leaves out those that are gone, and notes how far was read. */
  saveHeaders: (added: readonly JobReport[], gone: readonly string[], reach: Reach) => Promise<void>
  /** Writes the results of a job with the texts that they number from `first` on; false where they could not be kept. */
  saveResults: (
    results: JobResults,
    at: number,
    first: number,
    texts: readonly string[],
  ) => Promise<boolean>
  /** Writes a list of parts under its name, from where `results` reads it. */
  saveParts: (name: string, parts: readonly JobPart[], size: Sized) => Promise<void>
  results: (name: string) => Promise<unknown>
  drop: (jobId: string) => Promise<void>
  /** Throws all away, and goes on empty. */
  reset: () => Promise<void>
}

/** A store that keeps nothing. */
export const memoryStore = (): KeptStore => ({
  isMemory: true,
  load: async () => ({ headers: [], texts: [], reach: undefined }),
  saveHeaders: async () => {},
  saveResults: async () => false,
  saveParts: async () => {},
  results: async () => undefined,
  drop: async () => {},
  reset: async () => {},
})

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    // A call that fails ends its transaction, too, which has its error only then.
    transaction.onabort = () => reject(transaction.error)
  })

const rooms = ['meta', 'headers', 'texts', 'results', 'sizes'] as const

const open = (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, formVersion)
  request.onupgradeneeded = () => {
    for (const room of request.result.objectStoreNames) request.result.deleteObjectStore(room)
    for (const room of rooms) request.result.createObjectStore(room)
  }
  return answerOf(request)
}

/** The name of the database of a user and a project. */
export const storeName = (subject: string, projectId: string): string =>
  prefix + JSON.stringify([subject, projectId])

/**
 * Deletes what is kept of all users, or of all others than one: nobody's name is empty. Does nothing where there is no
 * disk.
 */
export const deleteStores = async (except = ''): Promise<void> => {
  try {
    const own = storeName(except, '').slice(0, -3)
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const gone = names.filter((name) => name.startsWith(prefix) && !name.startsWith(own))
    await Promise.all(gone.map((name) => answerOf(indexedDB.deleteDatabase(name))))
  } catch {
    // Where the disk is denied, nothing is kept.
  }
}

/**
 * Opens the store of a user and a project on the disk; one in memory where that is denied. `onLost` is called when the
 * store is deleted under it, as by a sign-out in another tab: from then on it keeps nothing.
 */
export const openStore = async (name: string, onLost: () => void): Promise<KeptStore> => {
  let database: IDBDatabase
  try {
    database = await open(name)
  } catch {
    return memoryStore()
  }
  let isLost = false
  let isFull = false
  const lose = () => {
    isLost = true
    database.close()
    onLost()
  }
  database.onversionchange = lose
  database.onclose = lose

  const within = (mode: IDBTransactionMode, ...names: (typeof rooms)[number][]) =>
    database.transaction(names, mode)
  const sizes = new Map<string, Sized>()
  let sum = 0
  const resize = (jobId: string, size: Sized | undefined) => {
    sum += (size?.bytes ?? 0) - (sizes.get(jobId)?.bytes ?? 0)
    if (size) sizes.set(jobId, size)
    else sizes.delete(jobId)
  }
  const deleteResults = (jobIds: readonly string[]) => {
    const transaction = within('readwrite', 'results', 'sizes')
    for (const jobId of jobIds) {
      transaction.objectStore('results').delete(jobId)
      transaction.objectStore('sizes').delete(jobId)
    }
    return transaction
  }
  const dropOldest = async (limit: number) => {
    const oldest = [...sizes].sort(([, one], [, other]) => one.at - other.at)
    const gone: string[] = []
    for (const [jobId] of oldest) {
      if (sum <= limit) break
      gone.push(jobId)
      resize(jobId, undefined)
    }
    await endOf(deleteResults(gone))
  }
  /** Writes; a full disk is relieved of the older half once, then only read. */
  const write = async (action: () => IDBTransaction): Promise<boolean> => {
    if (isLost || isFull) return false
    try {
      await endOf(action())
      return true
    } catch (thrown) {
      if (!(thrown instanceof DOMException) || thrown.name !== 'QuotaExceededError') return false
    }
    try {
      await dropOldest(sum / 2)
      await endOf(action())
      return true
    } catch {
      isFull = true
      return false
    }
  }
  /** Writes what takes room under its name, with the texts that it numbers from `first` on; the oldest makes way. */
  const keep = async (
    name: string,
    content: unknown,
    size: Sized,
    first: number,
    texts: readonly string[],
  ) => {
    const isKept = await write(() => {
      const transaction = within('readwrite', 'texts', 'results', 'sizes')
      // Another tab that has numbered other texts in the meantime makes this fail as a whole.
      if (texts.length > 0) transaction.objectStore('texts').add(texts, first)
      transaction.objectStore('results').put(content, name)
      transaction.objectStore('sizes').put(size, name)
      return transaction
    })
    if (!isKept) return false
    resize(name, size)
    if (sum > sizeLimit) await dropOldest(sizeLimit * 0.9)
    return true
  }
  let reading: IDBObjectStore | undefined
  /** Where results are read: those that are asked for in one go, in one transaction. */
  const kept = () => {
    queueMicrotask(() => {
      reading = undefined
    })
    reading ??= within('readonly', 'results').objectStore('results')
    return reading
  }
  /** Headers as they stand in the records, which are in no order. */
  let chunks: JobReport[][] = []
  /** Records of headers that are not on the disk as they are here. */
  const changed = new Set<number>()

  return {
    get isMemory() {
      return isLost
    },
    load: async () => {
      const transaction = within('readonly', 'meta', 'headers', 'texts', 'sizes')
      const [reach, headers, texts, jobIds, bytes] = await Promise.all([
        answerOf<Reach | undefined>(transaction.objectStore('meta').get('reach')),
        answerOf<JobReport[][]>(transaction.objectStore('headers').getAll()),
        answerOf<string[][]>(transaction.objectStore('texts').getAll()),
        answerOf(transaction.objectStore('sizes').getAllKeys()),
        answerOf<Sized[]>(transaction.objectStore('sizes').getAll()),
      ])
      sizes.clear()
      sum = 0
      jobIds.forEach((jobId, at) => {
        resize(String(jobId), bytes[at])
      })
      chunks = headers
      changed.clear()
      return { headers: headers.flat(), texts: texts.flat(), reach }
    },
    saveHeaders: async (added, gone, reach) => {
      const isGone = new Set(gone)
      chunks.forEach((chunk, at) => {
        const left = chunk.filter(({ jobId }) => !isGone.has(jobId))
        if (left.length < chunk.length) changed.add(at)
        chunks[at] = left
      })
      for (const job of added) {
        const last = chunks.at(-1)
        if (last && last.length < chunkSize) last.push(job)
        else chunks.push([job])
        changed.add(chunks.length - 1)
      }
      const written = [...changed]
      changed.clear()
      const isKept = await write(() => {
        const transaction = within('readwrite', 'meta', 'headers')
        for (const at of written) transaction.objectStore('headers').put(chunks[at], at)
        transaction.objectStore('meta').put(reach, 'reach')
        return transaction
      })
      // How far was read, as it is written the next time, holds for them, too.
      if (!isKept) for (const at of written) changed.add(at)
    },
    saveResults: async (results, at, first, texts) =>
      keep(results.jobId, results, { bytes: sizeOf(results), at }, first, texts),
    saveParts: async (name, parts, size) => void (await keep(name, parts, size, 0, [])),
    results: async (name) => (isLost ? undefined : answerOf(kept().get(name))),
    drop: async (jobId) => {
      const gone = [jobId, ...[...sizes.keys()].filter((name) => isOfJob(name, jobId))]
      for (const name of gone) resize(name, undefined)
      await write(() => deleteResults(gone))
    },
    reset: async () => {
      sizes.clear()
      chunks = []
      changed.clear()
      sum = 0
      await write(() => {
        const transaction = within('readwrite', ...rooms)
        for (const room of rooms) transaction.objectStore(room).clear()
        return transaction
      })
    },
  }
}
