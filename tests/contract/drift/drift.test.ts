import { expect, test } from 'vitest'
import { runDrifts } from './drift-run.ts'
import { drifts } from './drifts.ts'

test('a platform that drifts is told, with the operation and the field', async () => {
  // Some of each kind; `npm run contract:drift` goes through all of them.
  const told = await runDrifts(drifts.filter((_, index) => index % 4 === 0))
  const wrong = told.filter(({ isRight }) => !isRight)
  expect(wrong.map(({ drift: { operation, kind }, lines }) => [operation, kind, lines])).toEqual([])
}, 300_000)
