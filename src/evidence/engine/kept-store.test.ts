import type { JobReport } from '@generated/evaluation/types.ts'
import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { resultsOf } from './job-results.ts'
import { deleteStores, memoryStore, openStore, storeName } from './kept-store.ts'
import type { ReadCase } from './read-case.ts'
import { createTexts } from './texts.ts'

const name = storeName('user', 'project')
const reach = { covered: [], open: [], wholeAt: 0 }

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterAll(() => vi.unstubAllGlobals())

const openHere = (onLost = () => {}, of = name) => openStore(of, onLost)

/** Results of one passed case, and the texts that they number. */
const oneCase = (jobId: string) => {
  const texts = createTexts()
  const passed = partly<ReadCase>({
    id: 'case',
    status: 'succeeded',
    scenario: { id: 'scenario', displayName: 'Cut in' },
    scenarioParameters: {},
  })
  return { results: resultsOf(jobId, [passed], texts), texts: texts.from(1) }
}

/** Notes on the disk that some jobs take so many bytes each, the first one being the oldest. */
const fill = async (jobIds: readonly string[], bytes: number) => {
  const store = await openHere()
  let first = 1
  for (const [at, jobId] of jobIds.entries()) {
    const { results, texts } = oneCase(jobId)
    await store.saveResults(results, at, first, first === 1 ? texts : [])
    first = texts.length + 1
  }
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name)
    request.onsuccess = () => resolve(request.result)
  })
  const transaction = database.transaction('sizes', 'readwrite')
  for (const [at, jobId] of jobIds.entries()) {
    transaction.objectStore('sizes').put({ bytes, at }, jobId)
  }
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  database.close()
  return first
}

/** Those of some jobs whose results are on the disk. */
const keptOf = async (jobIds: readonly string[]) => {
  const store = await openHere()
  const found = await Promise.all(jobIds.map((jobId) => store.results(jobId)))
  return jobIds.filter((_, at) => found[at] !== undefined)
}

test('what is kept is there again after a reload', async () => {
  const { results, texts } = oneCase('job')
  const job = partly<JobReport>({ jobId: 'job' })
  const store = await openHere()
  await store.saveHeaders([job], [], reach)
  expect(await store.saveResults(results, 1, 1, texts)).toBe(true)
  const again = await openHere()
  expect(await again.load()).toEqual({ headers: [job], texts, reach })
  expect(await again.results('job')).toEqual(results)
})

test('more than 100 MB are not kept: the oldest results go first, down to 90 MB', async () => {
  const first = await fill(['oldest', 'older', 'newer'], 33_000_000)
  const store = await openHere()
  await store.load()
  // What is read again, as once a tab begins to read for others, counts once.
  await store.load()
  const added = oneCase('newest').results
  // They still fit.
  expect(await store.saveResults(added, 4, first, [])).toBe(true)
  expect(await keptOf(['oldest', 'older', 'newer', 'newest'])).toHaveLength(4)
  await store.saveParts('parts of another', [], { bytes: 1_500_000, at: 5 })
  expect(await keptOf(['oldest', 'older', 'newer', 'newest'])).toEqual(['older', 'newer', 'newest'])
})

test('results count with what they take, and go on to after a reload', async () => {
  const jobIds = ['oldest', 'older', 'newer']
  const first = await fill(jobIds, 33_333_300)
  const save = async (jobId: string, at: number) => {
    const store = await openHere()
    await store.load()
    await store.saveResults(oneCase(jobId).results, at, first, [])
    return keptOf([...jobIds, 'newest', 'late'])
  }
  expect(await save('newest', 4)).toEqual(['older', 'newer', 'newest'])
  const store = await openHere()
  await store.load()
  await store.saveParts('fills parts ', [], { bytes: 33_333_000, at: 5 })
  expect(await keptOf(jobIds)).toEqual(['older', 'newer'])
  expect(await save('late', 6)).toEqual(['newer', 'newest', 'late'])
})

/** Has the next write find the disk full as some browsers tell it: a call fails, and with it, later, all of them. */
const fillDiskLate = (error: DOMException) =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore) {
    const { transaction } = this
    const request = this.add('anything', 'anything')
    request.onsuccess = () => {
      transaction.onerror?.(new Event('error'))
      Object.assign(transaction, { error })
      transaction.abort()
    }
    return request
  })

test('a disk that is told to be full after the call is relieved, too', async () => {
  const first = await fill(['oldest', 'newest'], 1000)
  const store = await openHere()
  await store.load()
  const put = fillDiskLate(new DOMException('Full', 'QuotaExceededError'))
  expect(await store.saveResults(oneCase('added').results, 9, first, [])).toBe(true)
  put.mockRestore()
  expect(await keptOf(['oldest', 'newest', 'added'])).toEqual(['newest', 'added'])
})

test('a full disk is relieved of the older half, once', async () => {
  const jobIds = ['oldest', 'older', 'newer', 'newest']
  const first = await fill(jobIds, 1000)
  const store = await openHere()
  await store.load()
  const full = new DOMException('Full', 'QuotaExceededError')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw full
  })
  expect(await store.saveResults(oneCase('added').results, 9, first, [])).toBe(true)
  expect(await keptOf([...jobIds, 'added'])).toEqual(['newer', 'newest', 'added'])
  put.mockImplementation(() => {
    throw full
  })
  expect(await store.saveResults(oneCase('late').results, 10, first, [])).toBe(false)
  put.mockRestore()
  // From then on it is only read.
  expect(await store.saveResults(oneCase('late').results, 10, first, [])).toBe(false)
  expect(await store.results('added')).toBeDefined()
})

test('results whose texts another tab has numbered otherwise are not kept', async () => {
  const first = await fill(['job'], 1000)
  const store = await openHere()
  expect(await store.saveResults(oneCase('other').results, 2, 1, ['another text'])).toBe(false)
  expect(await keptOf(['job', 'other'])).toEqual(['job'])
  expect(await store.saveResults(oneCase('other').results, 2, first, ['another text'])).toBe(true)
})

test('jobs that are gone leave nothing behind', async () => {
  await fill(['job', 'other'], 1000)
  const store = await openHere()
  await store.saveHeaders(
    ['job', 'other'].map((jobId) => partly<JobReport>({ jobId })),
    [],
    reach,
  )
  await store.drop('job')
  await store.saveHeaders([], ['job'], reach)
  expect(await keptOf(['job', 'other'])).toEqual(['other'])
  const { headers } = await (await openHere()).load()
  expect(headers.map(({ jobId }) => jobId)).toEqual(['other'])
})

test('a store of an older form is begun anew', async () => {
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      for (const room of ['old', 'texts']) request.result.createObjectStore(room).put('text', 'key')
    }
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
  const store = await openHere()
  expect(await store.load()).toEqual({ headers: [], texts: [], reach: undefined })
})

test('a store of a newer form, as an older build meets it, is left as it is', async () => {
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(name, 1000)
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
  expect((await openHere()).isMemory).toBe(true)
  expect(await indexedDB.databases()).toEqual([{ name, version: 1000 }])
})

test('where the disk is denied, what is read is lost with the page', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  const store = await openHere()
  expect(store.isMemory).toBe(true)
  expect(await store.saveResults(oneCase('job').results, 1, 1, [])).toBe(false)
})

test('the stores of other users are deleted, and a store learns that it is', async () => {
  const onLost = vi.fn()
  const other = await openHere(onLost, storeName('other user', 'project'))
  await openHere()
  await deleteStores('user')
  expect(onLost).toHaveBeenCalledOnce()
  expect(other.isMemory).toBe(true)
  expect(await other.results('job')).toBeUndefined()
  expect((await indexedDB.databases()).map((each) => each.name)).toEqual([name])
})

const headers = (...ids: readonly string[]) => ids.map((jobId) => partly<JobReport>({ jobId }))
const idsOf = (jobs: readonly JobReport[]) => jobs.map(({ jobId }) => jobId)

/** The records of headers as they stand on the disk, and how many were written meanwhile. */
const recordsAfter = async (act: () => Promise<void>) => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  await act()
  const written = put.mock.contexts.filter((store) => (store as IDBObjectStore).name === 'headers')
  put.mockRestore()
  return written.length
}

test('headers stand in records of 250, of which only those are written that have changed', async () => {
  const many = headers(...Array.from({ length: 501 }, (_, at) => `job ${at}`))
  const store = await openHere()
  expect(await recordsAfter(() => store.saveHeaders(many, [], reach))).toBe(3)
  const again = await openHere()
  expect(idsOf((await again.load()).headers)).toEqual(idsOf(many))
  expect(await recordsAfter(() => again.saveHeaders([], [], reach))).toBe(0)
  expect(await recordsAfter(() => again.saveHeaders(headers('new'), [], reach))).toBe(1)
  expect(await recordsAfter(() => again.saveHeaders([], ['job 3', 'none'], reach))).toBe(1)
  expect(await recordsAfter(() => again.saveHeaders([], ['none'], reach))).toBe(0)
  const left = idsOf((await (await openHere()).load()).headers)
  expect(left).toHaveLength(501)
  expect(left).toContain('new')
  expect(left).not.toContain('job 3')
})

test('headers that could not be written are written with the next ones', async () => {
  const store = await openHere()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('Busy', 'InvalidStateError')
  })
  await store.saveHeaders(headers('first'), [], reach)
  put.mockRestore()
  expect(await (await openHere()).load()).toMatchObject({ headers: [], reach: undefined })
  await store.saveHeaders([], [], reach)
  expect(idsOf((await (await openHere()).load()).headers)).toEqual(['first'])
})

test.each(['load', 'reset'] as const)(
  'after a %s, headers that could not be written before are not written',
  async (again) => {
    const store = await openHere()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Busy', 'InvalidStateError')
    })
    await store.saveHeaders(headers('lost'), [], reach)
    put.mockRestore()
    await store[again]()
    await store.saveHeaders([], [], reach)
    expect(await (await openHere()).load()).toEqual({ headers: [], texts: [], reach })
  },
)

test('the lists of a job go with it, those of others stay', async () => {
  await fill(['job', 'other'], 1000)
  const store = await openHere()
  for (const name of ['job parts ', 'job parts suite', 'other parts ']) {
    await store.saveParts(name, [], { bytes: 1, at: 1 })
  }
  await store.load()
  await store.drop('job')
  expect(await keptOf(['job', 'job parts ', 'job parts suite', 'other', 'other parts '])).toEqual([
    'other',
    'other parts ',
  ])
})

test('what was replaced or dropped takes no room any more', async () => {
  await fill(['oldest'], 60_000_000)
  const store = await openHere()
  await store.load()
  for (const bytes of [39_000_000, 39_000_000, 40_000_000]) {
    await store.saveParts('again parts ', [], { bytes, at: 9 })
  }
  expect(await keptOf(['oldest'])).toEqual(['oldest'])
  await store.drop('again')
  await store.drop('again')
  await store.saveParts('gone parts ', [], { bytes: 40_000_000, at: 9 })
  await store.drop('gone')
  await store.load()
  await store.saveParts('more parts ', [], { bytes: 40_000_000, at: 9 })
  expect(await keptOf(['oldest'])).toEqual(['oldest'])
  await store.saveParts('most parts ', [], { bytes: 1, at: 9 })
  expect(await keptOf(['oldest', 'more parts ', 'most parts '])).toEqual([
    'more parts ',
    'most parts ',
  ])
})

test('a store goes on empty once all of it is thrown away', async () => {
  const first = await fill(['old'], 99_999_000)
  const store = await openHere()
  await store.load()
  await store.saveHeaders(headers('old'), [], reach)
  await store.reset()
  expect(await (await openHere()).load()).toEqual({ headers: [], texts: [], reach: undefined })
  expect(await keptOf(['old'])).toEqual([])
  expect(await store.saveResults(oneCase('new').results, 1, first, ['a text'])).toBe(true)
  await store.saveHeaders(headers('new'), [], reach)
  expect(idsOf((await (await openHere()).load()).headers)).toEqual(['new'])
  // Nothing had to make room for it.
  expect(await keptOf(['new'])).toEqual(['new'])
  // What is kept anew counts in full.
  for (const [at, name] of ['old', 'older'].entries()) {
    await store.saveParts(name, [], { bytes: 60_000_000, at })
  }
  expect(await keptOf(['old', 'older'])).toEqual(['older'])
})

test('a write that fails without the disk being full throws nothing away', async () => {
  const first = await fill(['old', 'older'], 50_000_000)
  const store = await openHere()
  await store.load()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('Busy', 'InvalidStateError')
  })
  expect(await store.saveResults(oneCase('new').results, 1, first, [])).toBe(false)
  put.mockRestore()
  expect(await keptOf(['old', 'older', 'new'])).toEqual(['old', 'older'])
})

test('results that are asked for in one go are read in one transaction, later ones in another', async () => {
  await fill(['a', 'b'], 1000)
  const store = await openHere()
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  expect(await Promise.all(['a', 'b', 'none'].map(store.results))).toMatchObject([
    { jobId: 'a' },
    { jobId: 'b' },
    undefined,
  ])
  expect(transaction).toHaveBeenCalledOnce()
  expect(await store.results('a')).toBeDefined()
  expect(transaction).toHaveBeenCalledTimes(2)
  transaction.mockRestore()
})

test('all stores are deleted where nobody is left out, and no other database', async () => {
  await openHere()
  await openHere(() => {}, storeName('user two', 'project'))
  await new Promise((resolve) => {
    indexedDB.open('another').onsuccess = resolve
  })
  await deleteStores()
  expect((await indexedDB.databases()).map((each) => each.name)).toEqual(['another'])
})

test('of a user whose name begins like that of another one nothing is kept for that one', async () => {
  await openHere(() => {}, storeName('user two', 'project'))
  await openHere(() => {}, storeName('user', 'another project'))
  await deleteStores('user')
  expect((await indexedDB.databases()).map((each) => each.name)).toEqual([
    storeName('user', 'another project'),
  ])
})

test('a store in memory keeps nothing', async () => {
  const store = memoryStore()
  await store.saveHeaders(headers('job'), [], reach)
  expect(await store.load()).toEqual({ headers: [], texts: [], reach: undefined })
})
