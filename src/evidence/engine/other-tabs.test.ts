import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import type { EngineCore, TabMessage } from './engine-core.ts'
import { createOtherTabs, isOfJobs, keyOfWant } from './other-tabs.ts'
import type { Want } from './view.ts'

const head: Want = { kind: 'head' }
const older: Want = { kind: 'older' }
const results: Want = { kind: 'results', jobId: 'job' }
const others: Want = { kind: 'results', jobId: 'other' }

/** A tab that does not read by itself, and its time. */
const start = () => {
  let time = 0
  const told: TabMessage[] = []
  const timers: { at: number; callback: () => void }[] = []
  let rounds = 0
  const core = partly<EngineCore>({
    isLeading: false,
    clock: {
      now: () => time,
      after: (milliseconds: number, callback: () => void) =>
        timers.push({ at: time + milliseconds, callback }),
    },
    tell: (message: TabMessage) => told.push(message),
    schedule: () => {
      rounds += 1
    },
  })
  const tabs = createOtherTabs(core)
  const ask = (...wants: Want[]) => tabs.ask(wants.map((want) => ({ want, urgency: 'now' })))
  return {
    core,
    tabs,
    ask,
    told,
    rounds: () => rounds,
    pass: (milliseconds: number) => {
      time += milliseconds
      for (const { at, callback } of timers.splice(0)) {
        if (at <= time) callback()
        else timers.push({ at, callback })
      }
    },
  }
}

test('equal wants are one, and those of jobs are told from those of their cases', () => {
  expect(keyOfWant({ kind: 'job', jobId: 'a' })).toBe(keyOfWant({ kind: 'job', jobId: 'a' }))
  const wants: Want[] = [
    head,
    older,
    { kind: 'job', jobId: 'a' },
    results,
    { kind: 'kept', jobId: 'a' },
    { kind: 'marks', jobId: 'a' },
    { kind: 'parts', jobId: 'a' },
    { kind: 'places', jobId: 'a', whole: [] },
  ]
  expect(new Set(wants.map(keyOfWant)).size).toBe(8)
  expect(wants.map(isOfJobs)).toEqual([true, true, true, ...Array(5).fill(false)])
})

test('the tab that reads is asked, and for three seconds not again', () => {
  const { tabs, ask, told, rounds, pass } = start()
  expect(tabs.isAwaited(keyOfWant(head))).toBe(false)
  ask(head, results)
  expect(told).toEqual([
    {
      kind: 'wanted',
      wants: [
        { want: head, urgency: 'now' },
        { want: results, urgency: 'now' },
      ],
    },
  ])
  pass(2999)
  expect([head, results, older].map((want) => tabs.isAwaited(keyOfWant(want)))).toEqual([
    true,
    true,
    false,
  ])
  expect(rounds()).toBe(0)
  pass(1)
  expect(tabs.isAwaited(keyOfWant(head))).toBe(false)
  expect(rounds()).toBe(1)
  ask(head)
  tabs.askAgain()
  expect(tabs.isAwaited(keyOfWant(head))).toBe(false)
})

test('what that tab has told of twice in vain is read here, too', () => {
  const { tabs, ask } = start()
  ask(results, others)
  tabs.note('job')
  expect(tabs.isOfReader(results)).toBe(true)
  // Asking again does not begin anew.
  ask(results)
  tabs.note('job')
  expect([results, others].map(tabs.isOfReader)).toEqual([false, true])
  tabs.settle(keyOfWant(results))
  expect(tabs.isOfReader(results)).toBe(true)
})

test('the tab that reads leaves nothing to others', () => {
  const { core, tabs } = start()
  expect(tabs.isOfReader(results)).toBe(true)
  core.isLeading = true
  expect(tabs.isOfReader(results)).toBe(false)
})

test('of jobs that were read, too; older ones come page by page as long as there are more', () => {
  const { tabs, ask } = start()
  ask(head, older, results)
  for (const isMore of [true, true]) tabs.noteJobs(isMore)
  expect([head, older, results].map(tabs.isOfReader)).toEqual([false, true, true])
  tabs.noteJobs(false)
  tabs.noteJobs(false)
  expect([head, older, results].map(tabs.isOfReader)).toEqual([false, false, true])
  tabs.noteJobs(true)
  expect(tabs.isOfReader(older)).toBe(true)
})

test('jobs that are not wanted any more are forgotten, their cases are not', () => {
  const { tabs, ask } = start()
  ask(head, older, results)
  for (const _ of [1, 2]) {
    tabs.noteJobs(false)
    tabs.note('job')
  }
  tabs.settleBut(new Map([[keyOfWant(older), older]]))
  expect([head, older, results].map(tabs.isOfReader)).toEqual([true, false, false])
})
