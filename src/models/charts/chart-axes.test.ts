import { expect, test } from 'vitest'
import {
  axisRange,
  caseGridOf,
  chartColors,
  chartHeight,
  detectionQuery,
  distanceBuckets,
  durationQuery,
  hasSurface,
  meanSeconds,
  metricQuery,
  numbersOfCases,
  parameterOf,
  tableOf,
  upperEnd,
  valuesIn,
} from './chart-axes.ts'

test('charts have ten colours and a fixed height', () => {
  expect(new Set(Object.values(chartColors)).size).toBe(10)
  expect(chartHeight).toBe(450)
})

test('an axis ends 5 % above the largest value, and not below 1', () => {
  expect(upperEnd([100, 20])).toBe(105)
  expect(upperEnd([0.2])).toBe(1)
  expect(upperEnd([])).toBe(1)
  expect(upperEnd([Number.NaN, 10])).toBe(10.5)
})

test.each([
  ['near 0', [10, 50], { min: 0, max: 52 }],
  ['below 0', [-10, 30], { min: -10.5, max: 32 }],
  ['up to 0', [-0.5, 0], { min: -0.525, max: 0.025 }],
  ['below 1', [0.1, 0.5], { min: 0, max: 0.52 }],
  ['far from 0', [1000, 1010, Number.NaN], { min: 999.5, max: 1010.5 }],
  ['far below 0', [-1000, -1010], { min: -1010.5, max: -999.5 }],
  ['one value', [1000, 1000], { min: 0, max: 1050 }],
  ['nothing', [], { min: 0, max: 1 }],
])('an axis of values %s', (_, values, range) => {
  expect(axisRange(values, 'x')).toEqual(range)
})

test('upwards an axis ends 5 % above the largest value, wherever it begins', () => {
  expect(axisRange([1000, 1010], 'y')).toEqual({ min: 999.5, max: 1060.5 })
})

test('detections are asked by distance, in ten steps', () => {
  expect(distanceBuckets).toEqual({ start: 0, stop: 100, width: 10 })
  expect(detectionQuery({ specReportId: 's' })).toMatchObject({
    specReportId: 's',
    compute: ['TP', 'FN', 'FP'].map((select) => ({ aggregation: 'sum', select })),
    groupBy: [{ range: { select: 'distance', start: 0, stop: 100, width: 10 } }],
  })
})

test('durations are asked by parameters', () => {
  expect(durationQuery({ suiteReportId: 's' }, ['speed', 'gap'], 'max')).toEqual({
    suiteReportId: 's',
    index: 'case_report_index',
    compute: [{ aggregation: 'max', select: 'duration' }],
    groupBy: [{ by: 'speed' }, { by: 'gap' }],
  })
})

test('a parameter has the values of all cases, each once and in order; empty where a case has none', () => {
  const one = (scenarioParameters: Record<string, string>) => ({
    scenarioParameters,
    status: 'failed' as const,
  })
  const cases = [one({ speed: '10' }), one({ speed: '9' }), one({ speed: '10' }), one({})]
  expect(valuesIn(cases, 'speed')).toEqual(['', '9', '10'])
  expect(valuesIn(cases, undefined)).toEqual([''])
  expect(parameterOf(one({ undefined: 'x' }), undefined)).toBe('')
  expect(parameterOf(one({ speed: '9' }), 'toString')).toBe('')
})

test('a metric is asked by parameters, of the cases with the values of others', () => {
  expect(metricQuery({ specReportId: 's' }, ['speed', 'gap'], 'FN', new Map())).toEqual({
    specReportId: 's',
    index: 'case_report_index',
    compute: [{ aggregation: 'avg', select: 'FN' }],
    groupBy: [{ by: 'speed' }, { by: 'gap' }],
  })
  const sliced = metricQuery({ specReportId: 's' }, ['speed'], 'TP', new Map([['weather', 'rain']]))
  expect(sliced.filter).toEqual({ and: [{ equal: { select: 'weather', value: 'rain' } }] })
})

test('an answer that lacks numbers has gaps', () => {
  expect(tableOf({ labels: ['TP', 'FN'], row: [{ name: '0-10', data: [1] }] })).toEqual({
    rows: ['0-10'],
    columns: ['TP', 'FN'],
    values: [[1, undefined]],
  })
})

const one = (speed: string, gap: string, status: 'failed' | 'succeeded' | 'canceled') => ({
  scenarioParameters: { speed, gap },
  status,
})

test('cases are placed by their values', () => {
  const grid = caseGridOf(
    [
      one('9', '1', 'failed'),
      one('10', '1', 'failed'),
      one('9', '2', 'succeeded'),
      one('10', '2', 'failed'),
      one('11', '2', 'canceled'),
    ],
    'speed',
    'gap',
  )
  expect(grid.across).toEqual(['9', '10', '11'])
  expect(grid.up).toEqual(['1', '2'])
  expect(grid.at(2, 0)).toBeUndefined()
})

test('of several cases in one place the failed one counts', () => {
  const cases = [one('1', '1', 'failed'), one('1', '2', 'succeeded')]
  for (const order of [cases, [...cases].reverse()]) {
    expect(caseGridOf(order, 'speed', undefined).at(0, 0)?.status).toBe('failed')
  }
})

test('a duration is the mean of the cases that have ended', () => {
  const startedAt = '2024-03-05T10:00:00Z'
  const ended = (seconds: string) => ({ startedAt, finishedAt: `2024-03-05T10:00:${seconds}Z` })
  expect(meanSeconds([ended('05.500'), ended('17'), { startedAt, finishedAt: undefined }])).toBe(
    11.25,
  )
  expect(meanSeconds([{ startedAt: undefined, finishedAt: undefined }])).toBeUndefined()
})

const ran = (x: string, y: string) => ({
  status: 'succeeded' as const,
  scenarioParameters: { speed: x, weather: y },
})

test('what no case was run with has no number, though the service says 0', () => {
  const table = {
    rows: ['30', '40'],
    columns: ['clear', 'rain'],
    values: [
      [0, 12],
      [14, 0],
    ],
  }
  const cases = [ran('30', 'clear'), ran('30', 'rain'), ran('40', 'clear')]
  expect(numbersOfCases(table, cases, ['speed', 'weather']).values).toEqual([
    [0, 12],
    [14, undefined],
  ])
})

test('a surface takes four cases beside each other', () => {
  const around = [ran('30', 'clear'), ran('30', 'rain'), ran('40', 'clear')]
  expect(hasSurface(caseGridOf(around, 'speed', 'weather'))).toBe(false)
  expect(hasSurface(caseGridOf([...around, ran('40', 'rain')], 'speed', 'weather'))).toBe(true)
  expect(hasSurface(caseGridOf(around, 'speed', undefined))).toBe(false)
})
