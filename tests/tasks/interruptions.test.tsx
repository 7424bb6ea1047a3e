// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/query-client.ts'
import type { PauseCause } from '@/data/tasks/send-rules.ts'
import {
  countItems,
  isActive,
  reopen,
  type TaskItem,
  waitingItems,
} from '@/data/tasks/task-progress.ts'
import { createTaskQueue } from '@/data/tasks/task-queue.ts'
import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { keysOf } from '@/lib/objects.ts'
import { createComponentPlatform } from '@/mock-platform/testing/component-platform.ts'
import { acceptanceDelay } from '@/mock-platform/world/world-sharing.ts'
import type { InvitationAnswer } from '@/models/sharing/sharing-texts.ts'
import { sendTask } from '@/parts/tasks/send-task.ts'
import { callLimits, type Task } from '@/parts/tasks/task.ts'
import { noteOf } from '@/parts/tasks/task-words.ts'
import { type NewTask, undoOf } from '@/parts/tasks/tasks.ts'
import { configureTransport, transportSettings } from '@/transport/transport-settings.ts'
import { kinds, type Make, savable, texts } from './bulk-kinds.ts'

const services = createComponentPlatform()
const { fetch, setTimeout: realTimeout } = globalThis

/** How often each thing was changed: by calls that are no reads and that the platform took. */
let changes: (id: string) => number
/** Calls that ask for a change. */
let sent: number
/** The browser sends each change once more by itself, and hands over the second answer. */
let isSentTwice: boolean
/** Change to the next answers on their way back; undefined once they come through. */
let onTheWay: ((response: Response) => Response | Promise<Response>) | undefined
/** Change to what is read of many things, on its way back. */
let readOnTheWay: ((response: Response) => Promise<Response>) | undefined
/** The token of this tab: the other tab's sign-out ends it. */
let token: string | undefined

beforeAll(async () => {
  services.reset()
  await savable(createQueryClient())
})
beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  services.reset()
  token = 'member'
  onTheWay = undefined
  readOnTheWay = undefined
  isSentTwice = false
  configureTransport({ ...transportSettings(), accessToken: () => token })
  const answer = globalThis.fetch
  const taken: string[] = []
  changes = (id) => taken.filter((text) => text.includes(id)).length
  sent = 0
  globalThis.fetch = async (input, init) => {
    const { signal: _, ...rest } = init ?? {}
    const request = new Request(input, rest)
    if (request.method === 'GET') return answer(request)
    if (/batch_get/.test(request.url)) {
      const read = await answer(request)
      return (await readOnTheWay?.(read)) ?? read
    }
    sent += 1
    const text = request.url + (await request.clone().text())
    const response = await answer(request.clone())
    if (response.ok) taken.push(text)
    if (isSentTwice) return answer(request)
    return (await onTheWay?.(response)) ?? response
  }
})
afterAll(() => {
  globalThis.fetch = fetch
})

/** Leaves out that each thing has been changed once. */
const countAgain = () => {
  const all = changes
  changes = (id) => all(id) - 1
  sent = 0
}

const taskOf = ({ projectId, change, items }: NewTask): Task => ({
  id: 'task',
  projectId,
  change,
  texts,
  items: waitingItems(items),
  canceled: false,
  failures: 0,
})

/** Lets time pass in steps of so many milliseconds, and whatever is on its way go on. */
const until = async (isReached: () => boolean, step = 10) => {
  for (let steps = 0; !isReached(); steps += 1) {
    if (steps === 2000) throw new Error('It is never reached.')
    await vi.advanceTimersByTimeAsync(step)
    await new Promise((done) => realTimeout(done))
  }
}

const plans = new Map<Make, NewTask>()

/** The plan of a kind of change, in every new world the same; after an outage its calls wait for their turn. */
const made = async (make: Make): Promise<NewTask> => {
  let result = plans.get(make)
  if (result) return result
  void make(createQueryClient()).then((task) => {
    result = task
  })
  await until(() => result !== undefined, 200)
  if (!result) throw new Error('Nothing is made.')
  plans.set(make, result)
  return result
}

/** So few things in a call, and calls at a time, that each task takes several turns. */
const limitsOf = ({ change }: Task) => {
  const { most, atOnce, splits } = callLimits[change.area]
  return { most: Math.min(most, 3), atOnce: Math.min(atOnce, 2), splits }
}

const start = (task: Task) => {
  const client = createQueryClient()
  const queue = createTaskQueue<Task>({
    limitsOf,
    send: (of, items, note) => sendTask({ client, task: of, note }, of.change, items),
    onEnded: () => undefined,
  })
  const now = () => queue.current().tasks[0] ?? task
  queue.add(task)
  return { queue, now, ended: () => until(() => !isActive(now()), 200) }
}

const nothing = () => undefined

type Started = ReturnType<typeof start>

/** Sends what failed and what was not sent, as the buttons of the tray do. */
const mend = async ({ queue, ended }: Started) => {
  queue.retryFailed('task')
  queue.goOn('task')
  await ended()
}

const outage = (status: number): Fault => ({ kind: 'status', status, form: 'code', retryAfter: 1 })

/** The queue waits, tells why, and sends nothing until it goes on; tells how many things are left. */
const expectPause = async ({ queue, now }: Started, cause: PauseCause) => {
  await until(() => queue.current().pause !== undefined)
  expect(queue.current().pause?.cause).toBe(cause)
  await until(() => countItems(now().items).sent === 0)
  const before = sent
  await vi.advanceTimersByTimeAsync(20)
  expect(sent).toBe(before)
  return countItems(now().items).left
}

/** Every call fails, for which the queue waits. */
const pausing =
  (fault: Fault, cause: PauseCause, goOn: (queue: Started['queue']) => void) =>
  async (task: Task) => {
    services.fail('*', fault)
    const started = start(task)
    const { queue, ended } = started
    expect(await expectPause(started, cause)).toBe(task.items.length)
    services.platform.faults.clear()
    goOn(queue)
    await ended()
    return started
  }

/** Another tab signs out once something is changed: what is on its way is changed too, the rest is refused. */
const signOutElsewhere = async (task: Task) => {
  if (task.items.length === 1) token = 'revoked'
  onTheWay = (response) => {
    token = 'revoked'
    return response
  }
  const started = start(task)
  const { queue, ended } = started
  expect(await expectPause(started, 'signIn')).toBeGreaterThan(0)
  onTheWay = undefined
  token = 'member'
  queue.signedIn()
  await ended()
  return started
}

/** Changes take effect, and what comes back is no answer: the queue waits until the platform answers again. */
const losing =
  (lose: (response: Response) => Response, meanwhile: (started: Started) => void = nothing) =>
  async (task: Task) => {
    onTheWay = lose
    const started = start(task)
    expect(await expectPause(started, 'unreachable')).toBeGreaterThan(0)
    onTheWay = undefined
    meanwhile(started)
    started.queue.tryNow()
    await started.ended()
    await mend(started)
    return started
  }

const brokenOff = () => {
  throw new TypeError('Failed to fetch')
}

/** Changes take effect, and their answers tell nothing: which are changed stands open until they are tried again. */
const malformed = (body: string) => async (task: Task) => {
  onTheWay = ({ status }) => new Response(status === 204 ? null : body, { status })
  const started = start(task)
  await started.ended()
  onTheWay = undefined
  await mend(started)
  return started
}

interface Outcomes {
  succeeded: readonly { id: string }[]
  failed: readonly object[]
}

/** Batches are answered, and the answer is another one on its way; other answers come through. */
const answeringBatches = (change: (outcomes: Outcomes) => Outcomes) => async (task: Task) => {
  onTheWay = async (response) => {
    const text = await response.clone().text()
    if (!text.includes('"succeeded"')) return response
    return new Response(JSON.stringify(change(JSON.parse(text))), { status: response.status })
  }
  const started = start(task)
  await started.ended()
  onTheWay = undefined
  await mend(started)
  return started
}

/** One call fails, which is told; another try ends it. */
const failing = (fault: Fault) => async (task: Task) => {
  services.fail('*', fault)
  const started = start(task)
  await started.ended()
  services.platform.faults.clear()
  expect(countItems(started.now().items).failed).toBeGreaterThan(0)
  for (const { state } of started.now().items) {
    if (state.kind === 'failed') expect(state.reason).not.toBe('')
  }
  await mend(started)
  return started
}

/** The page is left while calls are on their way; they take effect, and nobody hears of it. */
const reload = async (task: Task, before: (started: Started) => Promise<void> = async () => {}) => {
  services.fail('*', { kind: 'slow', milliseconds: 30 })
  const left = start(task)
  await until(() => sent > 0)
  const kept: Task = JSON.parse(JSON.stringify(left.now()))
  left.queue.holdBack()
  await left.ended()
  services.platform.faults.clear()
  const sentBefore = sent
  const started = start(reopen(kept))
  await started.ended()
  expect(sent).toBe(sentBefore)
  await before(started)
  await mend(started)
  return started
}

const interruptions: Readonly<Record<string, (task: Task) => Promise<Started>>> = {
  'a lost sign-in, 401': pausing(outage(401), 'signIn', (queue) => queue.signedIn()),
  'a limit, 429': pausing(outage(429), 'limited', nothing),
  'maintenance, 503': pausing(outage(503), 'maintenance', (queue) => queue.tryNow()),
  'no network': pausing({ kind: 'drop' }, 'unreachable', (queue) => queue.tryNow()),
  'a sign-out in another tab': signOutElsewhere,
  'an answer lost on the way': losing(brokenOff),
  'an answer lost at a gateway, 504': losing(() => new Response('', { status: 504 })),
  'a lost answer, then a cancel that is taken back': losing(brokenOff, ({ queue, now }) => {
    queue.cancel('task')
    expect(JSON.stringify(now().items)).toContain('It may have been changed.')
  }),
  'answers that are cut off': malformed('{"'),
  'answers of another form': malformed('{"other": 1}'),
  'answers that are a page of a network': malformed('<!doctype html>'),
  'answers that name none of the things': malformed('{"succeeded": [], "failed": []}'),
  'answers that name each thing twice': answeringBatches(({ succeeded, failed }) => ({
    succeeded: [...succeeded, ...succeeded],
    failed: [...failed, ...failed],
  })),
  'answers that name one thing': answeringBatches(({ succeeded, failed }) => ({
    succeeded: succeeded.slice(0, 1),
    failed,
  })),
  'answers that name each thing as done and as failed': answeringBatches(({ succeeded }) => ({
    succeeded,
    failed: succeeded.map(({ id }) => ({ scenario_id: id, reason: 'conflict' })),
  })),
  'answers that name things nobody asked for': answeringBatches(({ succeeded, failed }) => ({
    succeeded: [...succeeded, ...succeeded.map((each) => ({ ...each, id: crypto.randomUUID() }))],
    failed,
  })),
  'a refusal, 403': failing(outage(403)),
  'a conflict, 409': failing(outage(409)),
  'an older version, 412': failing(outage(412)),
  'a fault, 500': failing(outage(500)),
  'a call that the browser sends twice': async (task) => {
    isSentTwice = true
    const started = start(task)
    await started.ended()
    return started
  },
  'slow answers': async (task) => {
    services.fail('*', { kind: 'slow', milliseconds: 30 })
    const started = start(task)
    await started.ended()
    return started
  },
  'a cancel that is taken back': async (task) => {
    services.fail('*', { kind: 'slow', milliseconds: 30 })
    const started = start(task)
    await until(() => sent > 0)
    started.queue.cancel('task')
    await started.ended()
    await mend(started)
    return started
  },
  'a reload': (task) => reload(task),
  'a reload, then Retry of one': (task) =>
    reload(task, async ({ queue, now, ended }) => {
      const failed = now().items.find(({ state }) => state.kind === 'failed')
      if (failed) queue.retryFailed('task', failed.id)
      await ended()
    }),
}

/**
 * Nothing tells that a run is being canceled, so that a cancel whose answer is lost is sent once more: it changes
 * nothing.
 */
const repeated = 'runs cancel'

const expectDoneOnce = ({ now }: Started, isRepeated: boolean) => {
  const { items } = now()
  const others = items.filter(({ state: { kind } }) => kind !== 'done')
  expect(others.map(({ state }) => state)).toEqual([])
  const isWrong = ({ id }: TaskItem) => (isRepeated ? changes(id) < 1 : changes(id) !== 1)
  expect(items.filter(isWrong).map(({ name }) => name)).toEqual([])
}

/** That an invitation was accepted is known once the scenario is there, some minutes later. */
const expectAccepted = async (started: Started) => {
  const { change, items } = started.now()
  if (change.area !== 'invitations' || change.answer !== 'accept') return
  if (items.every(({ state }) => state.kind !== 'unknown')) return
  const sentBefore = sent
  services.platform.clock.jump(acceptanceDelay + 1)
  await mend(started)
  expect(countItems(started.now().items).unknown).toBe(0)
  expect(sent).toBe(sentBefore)
}

const table = keysOf(kinds).flatMap((area) =>
  Object.entries(kinds[area]).map(([name, make]) => ({ name: `${area} ${name}`, make })),
)

describe.each(table)('$name', ({ name, make }) => {
  test.each(Object.entries(interruptions))('outlasts %s', async (_, interrupt) => {
    const task = taskOf(await made(make))
    expect(task.items.length).toBeGreaterThan(0)
    const started = await interrupt(task)
    await expectAccepted(started)
    expectDoneOnce(started, name === repeated)
  })
})

test('contents that nobody asked for, or that come twice, are saved by nobody', async () => {
  const make = keysOf(kinds.conditions).map((name) => kinds.conditions[name])[0]
  if (!make) throw new Error('There is no such change.')
  const task = taskOf(await made(make))
  const [stranger, ...items] = task.items
  readOnTheWay = async (response) => {
    const { succeeded, failed } = await response.json()
    const more = succeeded.map((each: object) => ({ ...each, id: stranger?.id }))
    return Response.json({ succeeded: [...succeeded, ...succeeded, ...more], failed })
  }
  const started = start({ ...task, items })
  await started.ended()
  expectDoneOnce(started, false)
  expect(changes(stranger?.id ?? '')).toBe(0)
})

const undone = table.filter(({ name }) =>
  /^(attach|conditions|maps|restore|suites (?!delete))/.test(name),
)

describe.each(undone)('the undo of $name', ({ make }) => {
  test('takes back what a lost answer has changed', async () => {
    const { now } = await losing(brokenOff)(taskOf(await made(make)))
    const undo = undoOf(now())
    expect(undo?.items.map(({ id }) => id)).toEqual(now().items.map(({ id }) => id))
    countAgain()
    const back = start(taskOf(undo ?? (await made(make))))
    await back.ended()
    expectDoneOnce(back, false)
  })

  test.each(Object.entries(interruptions))('outlasts %s', async (_, interrupt) => {
    const done = start(taskOf(await made(make)))
    await done.ended()
    const undo = undoOf(done.now())
    if (!undo) throw new Error('It cannot be undone.')
    countAgain()
    expectDoneOnce(await interrupt(taskOf(undo)), false)
  })
})

/** Somebody else has ended the invitations of a task, seconds before any call for them came through. */
const endedBy = (answer: InvitationAnswer, seconds: number) => async (task: Task) => {
  services.fail('*', { kind: 'drop' })
  // So many are on their way at once.
  const started = start({ ...task, items: task.items.slice(0, 2) })
  await expectPause(started, 'unreachable')
  services.platform.faults.clear()
  const other = kinds.invitations[answer]
  if (!other) throw new Error('There is no such answer.')
  const theirs = start(taskOf(await made(other)))
  await theirs.ended()
  services.platform.clock.jump(seconds)
  countAgain()
  started.queue.tryNow()
  await started.ended()
  return started
}

test.each([
  ['accept', 'reject', 0, 'unknown', 'unknown'],
  ['accept', 'accept', 0, 'unknown', 'done'],
  ['reject', 'reject', 0, 'done', 'done'],
  ['reject', 'accept', acceptanceDelay + 1, 'failed', 'failed'],
] as const)(
  'whose %s gets no answer, and somebody else chose to %s %i s ago: %s, and some minutes later %s',
  async (answer, theirs, ago, first, later) => {
    const make = kinds.invitations[answer]
    if (!make) throw new Error('There is no such answer.')
    const started = await endedBy(theirs, ago)(taskOf(await made(make)))
    const known = () => [...new Set(started.now().items.map(({ state }) => state.kind))]
    expect(known()).toEqual([first])
    if (first === 'unknown') {
      expect(noteOf(started.now())).toMatch(/^\d of \d: The invitation is gone\. /)
    }
    services.platform.clock.jump(acceptanceDelay + 1)
    await mend(started)
    expect(known()).toEqual([later])
    expect(sent).toBe(0)
  },
)
