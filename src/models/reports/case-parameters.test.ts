import { describe, expect, test } from 'vitest'
import {
  chartNamesOf,
  parameterNamesOf,
  parameterTexts,
  varyingByScenario,
} from './case-parameters.ts'

const casesOf = (...parameters: { [name: string]: string }[]) =>
  parameters.map((scenarioParameters) => ({ scenarioParameters }))

describe('the parameters of cases', () => {
  test.each([
    ['no case', casesOf(), [], []],
    ['one case', casesOf({ speed: '20', weather: 'rain' }), [], ['speed', 'weather']],
    ['no parameters', casesOf({}, {}), [], []],
    [
      'one that differs',
      casesOf({ speed: '20', weather: 'rain' }, { speed: '30', weather: 'rain' }),
      ['speed'],
      ['weather'],
    ],
    ['one that some lack', casesOf({ speed: '20' }, {}), ['speed'], []],
    ['one that the first lacks', casesOf({}, { speed: '20' }), ['speed'], []],
    ['a name that every object has', casesOf({}, { constructor: 'a' }), ['constructor'], []],
    ['values that are only written alike', casesOf({ a: '1' }, { a: '1.0' }), ['a'], []],
  ])('%s', (_, cases, varying, fixed) => {
    expect(parameterNamesOf(cases)).toEqual({ varying, fixed })
  })

  test('that differ place cases in a chart; where none does, all', () => {
    const [slow, fast] = casesOf({ speed: '20', gap: '4' }, { speed: '30', gap: '4' })
    if (!slow || !fast) throw new Error('There are no cases.')
    expect(chartNamesOf([slow, fast])).toEqual(['speed'])
    expect(chartNamesOf([slow, slow])).toEqual(['speed', 'gap'])
  })

  test('that differ are told by scenario', () => {
    const of = (id: string, scenarioParameters: { [name: string]: string }) => ({
      scenario: { id },
      scenarioParameters,
    })
    const varying = varyingByScenario([
      of('a', { speed: '20', gap: '4' }),
      of('b', { speed: '20', gap: '4' }),
      of('a', { speed: '30', gap: '4' }),
      of('b', { speed: '20', gap: '5' }),
      of('c', { speed: '20' }),
    ])
    expect([...varying]).toEqual([
      ['a', ['speed']],
      ['b', ['gap']],
      ['c', []],
    ])
  })

  test('are written by name, without those that a case lacks', () => {
    const scenarioParameters = { weather: 'rain', speed: '', constructor: 'a' }
    expect(parameterTexts({ scenarioParameters }, ['speed', 'toString', 'weather'])).toEqual([
      'speed=',
      'weather=rain',
    ])
    expect(parameterTexts({ scenarioParameters })).toEqual([])
  })
})
