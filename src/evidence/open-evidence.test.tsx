// @vitest-environment jsdom
import type { JobReport } from '@generated/evaluation/types.ts'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { configureTransport } from '@/transport/transport-settings.ts'
import { askEvidence } from './ask-evidence.ts'
import { noJobs } from './engine/evidence-client.ts'
import type { Down, Up } from './engine/messages.ts'
import { evidenceOpened } from './evidence-opened.ts'
import { evidenceOf, knownJobsOf, listenToKnownJobs, startEvidence } from './open-evidence.ts'
import { fakeWorkers } from './testing/fake-worker.ts'

const user = vi.hoisted(() => ({
  subject: 'somebody' as string | undefined,
  listeners: [] as (() => void)[],
}))

vi.mock('@/session/sign-in/user.ts', () => ({
  subjectId: () => user.subject,
  watchSignIn: (listener: () => void) => user.listeners.push(listener),
}))

const workers = fakeWorkers()
let token = 'first'
const page = { onMaintenance: vi.fn(), onSignedOut: vi.fn() }
configureTransport({
  baseUrl: (service) => `/services/${service}`,
  accessToken: () => token,
  renewToken: async () => true,
  onSignedIn: () => {},
  ...page,
})
afterAll(() => void vi.unstubAllGlobals())

let opened = 0
let projectId = ''
beforeEach(() => {
  opened += 1
  projectId = `project ${opened}`
  token = 'first'
  user.subject = 'somebody'
  workers.length = 0
})
afterEach(() => void vi.useRealTimers())

/** What has been posted since the last look, but that somebody is at the page. */
const sent = async () => {
  await Promise.resolve()
  return workers.flatMap((each) => each.taken()).filter(({ kind }) => kind !== 'presence')
}

const tell = (...messages: Up[]) => workers.at(-1)?.tell(...messages)

const ask = { branch: 'main', catalogIds: [] }
const value = { failing: [], flaky: [], catalogs: [], isCertain: true }
const answerTo = (id: number, isSettled = true): Up => ({
  kind: 'answer',
  id,
  value,
  isSettled,
  problem: undefined,
})
const idOf = (message: Down | undefined) => (message && 'id' in message ? message.id : 0)

test('the worker is handed each renewed token, before a call is refused', async () => {
  evidenceOf('one project')
  evidenceOf('another project')
  expect(await sent()).toMatchObject([
    { kind: 'open', projectId: 'one project', token },
    { kind: 'open', projectId: 'another project', token },
  ])
  expect(user.listeners).toHaveLength(1)
  token = 'second'
  for (const listener of user.listeners) listener()
  expect(await sent()).toEqual([{ kind: 'token', token }])
})

test('one project of one user is open at a time', async () => {
  const first = evidenceOf(projectId)
  await evidenceOpened
  expect(evidenceOf(projectId)).toBe(first)
  expect(await sent()).toMatchObject([
    { subject: 'somebody', baseUrl: '/services/evaluation', isKept: true },
  ])
  user.subject = undefined
  expect(evidenceOf(projectId)).not.toBe(first)
  // Of somebody who is not known, nothing is kept.
  expect(await sent()).toMatchObject([{ subject: '', projectId, isKept: false }])
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
  evidenceOf('another project')
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true, false])
})

describe('a question', () => {
  const listen = (listener: () => void, key = 'key') =>
    evidenceOf(projectId).listen('standing', key, ask, listener)
  const told = (key = 'key') => evidenceOf(projectId).told('standing', key)

  test('that is equal to another is asked once, and both are told', async () => {
    evidenceOf(projectId)
    await sent()
    const [one, other] = [vi.fn(), vi.fn()]
    const leave = listen(one)
    listen(other)
    const [asked, ...more] = await sent()
    expect(asked).toMatchObject({ kind: 'ask', name: 'standing', ask })
    expect(more).toEqual([])
    expect(told()).toBeUndefined()
    tell(answerTo(idOf(asked)))
    expect(told()).toEqual({ value, isSettled: true, problem: undefined })
    expect(told('another')).toBeUndefined()
    expect([one, other].map((each) => each.mock.calls.length)).toEqual([1, 1])
    leave()
    tell(answerTo(idOf(asked)))
    expect([one, other].map((each) => each.mock.calls.length)).toEqual([1, 2])
    expect(await sent()).toEqual([])
  })

  test('that nobody listens to rests, is kept for a minute, and is taken back then', async () => {
    vi.useFakeTimers()
    evidenceOf(projectId)
    await sent()
    const leave = listen(() => {})
    const id = idOf((await sent())[0])
    tell(answerTo(id))
    leave()
    expect(await sent()).toEqual([{ kind: 'rest', id, isResting: true }])
    vi.advanceTimersByTime(59_999)
    expect(told()).toBeDefined()

    const again = listen(() => {})
    listen(() => {})()
    expect(await sent()).toEqual([{ kind: 'rest', id, isResting: false }])
    vi.advanceTimersByTime(120_000)
    expect(told()).toBeDefined()
    again()
    vi.advanceTimersByTime(60_000)
    expect(told()).toBeUndefined()
    expect(await sent()).toEqual([
      { kind: 'rest', id, isResting: true },
      { kind: 'leave', id },
    ])
  })

  test('and another of the same name are two', async () => {
    evidenceOf(projectId)
    await sent()
    listen(() => {}, 'one')
    listen(() => {}, 'other')
    expect((await sent()).map(({ kind }) => kind)).toEqual(['ask', 'ask'])
  })
})

test('whoever comes back after a maintenance has the failed calls made once more', async () => {
  const evidence = evidenceOf(projectId)
  await sent()
  const kindsAfter = async (act: () => void) => {
    act()
    return (await sent()).map(({ kind }) => kind)
  }
  const ask1 = () => void evidence.listen('standing', 'one', ask, () => {})
  expect(await kindsAfter(ask1)).toEqual(['ask'])
  tell({ kind: 'maintenance' })
  expect(page.onMaintenance).toHaveBeenCalledOnce()
  const ask2 = () => void evidence.listen('standing', 'two', ask, () => {})
  expect(await kindsAfter(ask2)).toEqual(['retry', 'ask'])
  const ask3 = () => void evidence.listen('standing', 'three', ask, () => {})
  expect(await kindsAfter(ask3)).toEqual(['ask'])
  tell({ kind: 'maintenance' })
  expect(await kindsAfter(() => void evidence.listenToJobs(false, () => {}))).toEqual([
    'retry',
    'ask',
  ])
  tell({ kind: 'signedOut' })
  expect(page.onSignedOut).toHaveBeenCalledOnce()
})

describe('the jobs that are known', () => {
  const job = partly<JobReport>({ jobId: 'job', scheduledAt: '2026-11-30T10:00:00Z' })
  const reach = { ...noJobs.reach, jobs: 1 }
  const known: Up = { kind: 'known', added: [job], gone: [], reach }

  test('are asked for once for all lists, and once more where all of them are wanted', async () => {
    const evidence = evidenceOf(projectId)
    await sent()
    const listen = (whole: boolean) => evidence.listenToJobs(whole, () => {})
    listen(false)()
    listen(false)
    expect(await sent()).toMatchObject([{ name: 'jobs', ask: { whole: false } }])
    listen(true)
    listen(true)
    listen(false)
    expect(await sent()).toMatchObject([{ name: 'jobs', ask: { whole: true } }])
  })

  test('are told to whoever listens, of the project that is open', () => {
    const evidence = evidenceOf(projectId)
    const [list, other] = [vi.fn(), vi.fn()]
    const stop = evidence.listenToJobs(false, list)
    const stopOther = listenToKnownJobs(other)
    expect(evidence.jobs()).toBe(noJobs)
    tell(known)
    expect([list, other].map((each) => each.mock.calls.length)).toEqual([1, 1])
    expect(evidence.jobs()).toMatchObject({ jobs: [job], reach })
    expect(knownJobsOf(projectId)).toBe(evidence.jobs())
    stop()
    stopOther()
    tell(known)
    expect([list, other].map((each) => each.mock.calls.length)).toEqual([1, 1])
    expect(knownJobsOf('another')).toBe(noJobs)
    user.subject = 'somebody else'
    expect(knownJobsOf(projectId)).toBe(noJobs)
  })

  test('are asked for ahead only where a page will show them', async () => {
    startEvidence(projectId, {})
    expect((await sent()).map(({ kind }) => kind)).toEqual(['open'])
    startEvidence(projectId, { asksJobs: true })
    expect(await sent()).toMatchObject([{ name: 'jobs', ask: { whole: false } }])
    tell(known)
    expect(evidenceOf(projectId).jobs().jobs).toEqual([job])
    startEvidence(projectId, {})()
    expect(await sent()).toEqual([])
    const goOn = startEvidence(projectId, { makesWay: true })
    expect(await sent()).toEqual([{ kind: 'makeWay', isOpening: true }])
    goOn()
    expect(await sent()).toEqual([{ kind: 'makeWay', isOpening: false }])
  })
})

describe('a question outside of a component', () => {
  const begin = async (options: { isEnough?: () => boolean } = {}) => {
    evidenceOf(projectId)
    await sent()
    const end = new AbortController()
    const answer = askEvidence(projectId, 'standing', ask, { signal: end.signal, ...options })
    const id = idOf((await sent())[0])
    return { answer, end, id }
  }

  test('is answered once nothing more is read, and taken back then', async () => {
    const { answer, id } = await begin()
    tell(answerTo(id, false))
    const settled = { ...value, catalogs: ['c'] }
    tell({ kind: 'answer', id, value: settled, isSettled: true, problem: undefined })
    expect(await answer).toBe(settled)
    expect(await sent()).toEqual([{ kind: 'leave', id }])
  })

  test('is answered before that where it is enough', async () => {
    const { answer, id } = await begin({ isEnough: () => true })
    tell(answerTo(id, false))
    expect(await answer).toBe(value)
  })

  test('fails as the calls do that it needs', async () => {
    const { answer, id } = await begin()
    const problem = { message: 'Not allowed.', status: 403 }
    tell({ kind: 'answer', id, value, isSettled: false, problem })
    await expect(answer).rejects.toThrow('Not allowed.')
    expect(await sent()).toEqual([{ kind: 'leave', id }])
  })

  test('is taken back where nobody wants it any more', async () => {
    const { answer, end, id } = await begin()
    end.abort(new Error('The page was left.'))
    await expect(answer).rejects.toThrow('The page was left.')
    expect(await sent()).toEqual([{ kind: 'leave', id }])
  })
})
