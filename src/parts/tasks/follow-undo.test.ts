import { expect, test } from 'vitest'
import type { Trace } from '@/data/tasks/task-progress.ts'
import { followUndo } from './follow-undo.ts'
import type { Task, TaskChange } from './task.ts'

const label: TaskChange = {
  area: 'suites',
  change: { kind: 'addLabel', label: { key: 'trial', value: '2026' } },
}

const taskOf = (change: TaskChange, traces: Record<string, Trace | undefined>): Task => ({
  id: 'task',
  projectId: 'project',
  change,
  texts: { title: '', ended: '', done: '', noun: { one: '', many: '' } },
  items: Object.entries(traces).map(([id, trace]) => ({
    id,
    name: id,
    state: trace ? { kind: 'done', trace } : { kind: 'failed', reason: '', mend: 'open' },
  })),
  canceled: false,
  failures: 0,
})

const undoOf = (traces: Record<string, Trace>, results: Record<string, Trace | undefined>): Task =>
  taskOf({ area: 'suitesUndo', traces }, results)

const later = undoOf(
  { one: { before: 2, after: 3 }, two: { before: 8, after: 9 } },
  { one: { after: 4 }, two: { after: 10 } },
)

test('a task takes the version that the undo of a later one has saved for its own', () => {
  const first = taskOf(label, {
    one: { before: 1, after: 2, was: 'x' },
    two: { before: 5, after: 6 },
    three: { before: 1, after: 2 },
  })
  expect(followUndo(first, later).items.map(({ state }) => state)).toEqual([
    { kind: 'done', trace: { before: 1, after: 4, was: 'x' } },
    { kind: 'done', trace: { before: 5, after: 6 } },
    { kind: 'done', trace: { before: 1, after: 2 } },
  ])
})

test('so does its undo, which waits for its turn or was refused', () => {
  const undo = undoOf({ one: { before: 1, after: 2 } }, { one: undefined })
  expect(followUndo(undo, later).change).toEqual({
    area: 'suitesUndo',
    traces: { one: { before: 1, after: 4 } },
  })
})

test('nothing follows an undo that failed, or that may have kept the changes of others', () => {
  const first = taskOf(label, { one: { before: 1, after: 2 } })
  const failed = undoOf({ one: { before: 2, after: 3 } }, { one: undefined })
  const unsure = undoOf({ one: { before: 2 } }, { one: { after: 4 } })
  const silent = undoOf({ one: { before: 2, after: 3 } }, { one: {} })
  for (const undo of [failed, unsure, silent, first]) expect(followUndo(first, undo)).toBe(first)
})
