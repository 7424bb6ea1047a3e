import { expect, test } from 'vitest'
import { caseKinds, defaultKind, detectionKinds, shownKind } from './chart-kinds.ts'

const ran = (speed: number, gap: number) => ({
  status: 'succeeded' as const,
  scenarioParameters: { speed: String(speed), gap: String(gap) },
})

test('a surface is offered for cases beside each other both ways', () => {
  const row = [ran(30, 1), ran(40, 1)]
  expect(caseKinds(row, 'speed', 'gap')).toEqual(['scatter', 'heatmap'])
  const square = [...row, ran(30, 2), ran(40, 2)]
  expect(caseKinds(square, 'speed', 'gap')).toEqual(['scatter', 'heatmap', 'surface'])
  expect(caseKinds(square, 'speed', undefined)).toEqual(['scatter', 'heatmap'])
})

test('cells are offered up to ten thousand of them', () => {
  const diagonal = (length: number) => Array.from({ length }, (_, place) => ran(place, place))
  expect(caseKinds(diagonal(100), 'speed', 'gap')).toEqual(['scatter', 'heatmap'])
  expect(caseKinds(diagonal(101), 'speed', 'gap')).toEqual(['scatter'])
})

test('a kind that is not offered gives way to the default', () => {
  expect(shownKind(detectionKinds, 'heatmap')).toBe('heatmap')
  expect(shownKind(detectionKinds, 'surface')).toBe(defaultKind)
  expect(shownKind(detectionKinds, undefined)).toBe(defaultKind)
})
