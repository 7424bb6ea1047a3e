import type { CaseReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { spaceOf } from '@/models/parameter-space/space-model.ts'
import { placeText } from './space-text.ts'

const one = (speed: string, gap: string, status: CaseReport['status']) =>
  partly<CaseReport>({ scenarioParameters: { speed, gap }, status })

const cases = [
  one('10', '4', 'failed'),
  one('10', '4', 'succeeded'),
  one('20', '4', 'succeeded'),
  one('20', '4', 'succeeded'),
  one('30', '4', 'canceled'),
]

test('a place tells its values and what came of its cases', () => {
  const space = spaceOf(cases, { across: 'speed', up: 'gap' }, new Map())
  const textAt = (x: number) => placeText(space, { x, y: 0 }, undefined)
  expect(textAt(0)).toBe('speed 10, gap 4: 1 of 2 cases failed')
  expect(textAt(1)).toBe('speed 20, gap 4: 2 cases, Passed')
  expect(textAt(2)).toBe('speed 30, gap 4: Canceled')
  expect(textAt(9)).toBe('speed (none), gap 4: No case')
})

test('a place also tells what its colour stands for', () => {
  const space = spaceOf(cases, { across: 'speed', up: undefined }, new Map())
  const shade = {
    numberOf: ({ x }: { x: number }) => (x === 1 ? 5 : undefined),
    textOf: (value: number) => `${value} s`,
  }
  expect(placeText(space, { x: 1, y: 0 }, shade)).toBe('speed 20: 2 cases, Passed, 5 s')
  expect(placeText(space, { x: 0, y: 0 }, shade)).toBe('speed 10: 1 of 2 cases failed')
})
