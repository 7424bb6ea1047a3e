import { expect, test } from 'vitest'
import type { ItemState } from '@/data/tasks/task-progress.ts'
import { deletionFailed } from '@/models/ml-datasets/dataset.ts'
import { bulkTexts } from '@/models/suites/suite-bulk.ts'
import type { Task } from './task.ts'
import { announcementOf, failureOf, lineOf, stateOf, undoHintOf, wordOf } from './task-words.ts'

const change = { kind: 'addLabel', label: { key: 'trial', value: '2026' } } as const

const stateOfKind = (kind: ItemState['kind']): ItemState => {
  if (kind === 'failed') return { kind, reason: 'Refused.', mend: 'open' }
  return kind === 'unknown' ? { kind, note: 'Nothing tells.' } : { kind }
}

const task = (states: readonly ItemState['kind'][], canceled = false): Task => ({
  id: 't',
  projectId: 'p',
  change: { area: 'suites', change },
  texts: bulkTexts(change, states.length),
  items: states.map((kind, index) => ({
    id: `${index}`,
    name: `Suite ${index}`,
    state: stateOfKind(kind),
  })),
  canceled,
  failures: 0,
})

/** By the clock of the page. */
const until = performance.now() + new Date(2026, 10, 23, 20, 14, 30).getTime() - Date.now()
const limited = { cause: 'limited', until } as const

const say = (shown: Task, pause?: typeof limited, isFirst = true) => {
  const state = stateOf(shown, { pause, isFirst })
  return [state, lineOf(shown, state), wordOf(state, pause), announcementOf(shown, state, pause)]
}

const title = (count: number) => `Add label trial: 2026 to ${count} suites`

test('what the tray says of a task', () => {
  expect(say(task(['done', 'unchanged', 'failed', 'sent', 'waiting']))).toEqual([
    'running',
    '2 of 5',
    '',
    `${title(5)}, 60 %, 1 failed`,
  ])
  expect(say(task(['done', 'waiting']), limited)).toEqual([
    'limited',
    '1 of 2',
    'Paused until 20:14:30',
    `${title(2)}, 50 %, Paused until 20:14:30`,
  ])
  expect(say(task(['done', 'waiting']), limited, false).slice(0, 3)).toEqual([
    'waiting',
    '1 of 2',
    'Waiting',
  ])
  expect(say(task(['sent', 'notSent'], true)).slice(0, 3)).toEqual([
    'canceling',
    '0 of 2',
    'Canceling…',
  ])
  expect(say(task(['done', 'failed', 'notSent']))).toEqual([
    'stopped',
    'Stopped at 1 of 3',
    'Stopped',
    `${title(3)}, Stopped at 1 of 3, 1 failed, Stopped`,
  ])
  expect(say(task(['done', 'failed'])).slice(0, 2)).toEqual(['failed', '1 labelled'])
  expect(say(task(['done', 'unknown', 'unknown']))).toEqual([
    'unknown',
    '1 labelled',
    '',
    `${title(3)}, 2 not known, 2 of 3: Nothing tells.`,
  ])
  expect(say(task(['unknown', 'failed', 'sent']))[3]).toBe(
    `${title(3)}, 60 %, 1 failed, 1 not known`,
  )
  expect(say(task(['unknown', 'failed']))[0]).toBe('failed')
  expect(say(task(['done', 'unchanged']))).toEqual([
    'done',
    'Added label trial: 2026 to 2 suites',
    '',
    'Added label trial: 2026 to 2 suites',
  ])
})

test('progress is announced in steps of 10 %', () => {
  const at = (done: number) =>
    say(task(Array.from({ length: 300 }, (_, index) => (index < done ? 'done' : 'waiting'))))[3]
  expect(at(29)).toBe(at(0))
  expect(at(30)).not.toBe(at(29))
  expect(at(31)).toBe(at(30))
})

test('a task with words for its failures tells them once it is over, with the reason of the first', () => {
  const tell = (states: readonly ItemState['kind'][], words = true) => {
    const plain = task(states)
    const shown = words ? { ...plain, texts: { ...plain.texts, failed: deletionFailed } } : plain
    return failureOf(shown, stateOf(shown, { pause: undefined, isFirst: true }))
  }
  expect(tell(['done', 'failed'])).toBe('Failed to delete the dataset. Refused.')
  expect(tell(['failed', 'done', 'failed'])).toBe('Failed to delete 2 items. Refused.')
  expect(tell(['done', 'failed', 'sent'])).toBeUndefined()
  expect(tell(['done'])).toBeUndefined()
  expect(tell(['failed', 'failed'], false)).toBeUndefined()
})

test('only an undo that saves scenarios says that nobody has reviewed them', () => {
  const attach = { area: 'attach', scenarios: [] } as const
  const maps = { area: 'maps', maps: {} } as const
  expect(undoHintOf({ change: { area: 'suites', change } })).toBeUndefined()
  expect(undoHintOf({ change: attach })).toBeUndefined()
  expect(undoHintOf({ change: maps })).toContain('nobody has reviewed')
})
