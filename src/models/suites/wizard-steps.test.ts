import { describe, expect, test } from 'vitest'
import {
  forwardLabel,
  modeOf,
  nextIndex,
  previousIndex,
  type SuiteMode,
  stepAt,
  stepNames,
  stepsOfMode,
} from './wizard-steps.ts'

const modes = Object.keys(stepsOfMode) as SuiteMode[]

test.each([
  ['evaluation', false, 'plain'],
  ['evaluation', true, 'catalog'],
  ['for_approval', false, 'approval'],
  ['for_approval', true, 'approval'],
] as const)('%s, from a catalog %s: %s', (purpose, fromCatalog, mode) => {
  expect(modeOf({ purpose, fromCatalog })).toBe(mode)
})

describe.each(modes)('%s', (mode) => {
  const steps = stepsOfMode[mode]

  test('has two to four named steps, from the scenarios to the confirmation', () => {
    expect(steps.length).toBeGreaterThanOrEqual(2)
    expect(steps.length).toBeLessThanOrEqual(4)
    expect(steps[0]).toBe('scenario')
    expect(steps.at(-1)).toBe('confirm')
    expect(steps.map((_, index) => stepAt(mode, index))).toEqual(steps)
    for (const step of steps) expect(stepNames[step]).not.toBe('')
  })

  test.each([-1, 0.5, steps.length, Number.NaN])('step %d is an error', (index) => {
    expect(() => stepAt(mode, index)).toThrow(RangeError)
    expect(() => forwardLabel({ mode, index, nothingToOverride: false })).toThrow(RangeError)
  })

  test.each([false, true])(
    'goes back through the same steps (nothing to override: %s)',
    (nothing) => {
      const at = (index: number) => ({ mode, index, nothingToOverride: nothing })
      const forward = [0]
      while (forward.at(-1) !== steps.length - 1) forward.push(nextIndex(at(forward.at(-1) ?? 0)))
      const back = [steps.length - 1]
      while (back.at(-1) !== 0) back.push(previousIndex(at(back.at(-1) ?? 0)))
      expect(back.reverse()).toEqual(forward)
      expect(forward.map((index) => steps[index])).toEqual(
        steps.filter((step) => !(nothing && step === 'overrides')),
      )
      expect(() => previousIndex(at(0))).toThrow(RangeError)
      expect(() => nextIndex(at(steps.length - 1))).toThrow(RangeError)
    },
  )
})

test.each([
  ['plain', false, ['Define parameter set overrides', 'Confirm', 'Save']],
  ['plain', true, ['Confirm', 'Confirm', 'Save']],
  ['catalog', false, ['Next', 'Next', 'Save']],
  ['catalog', true, ['Next', 'Next', 'Save']],
  ['approval', false, ['Next', 'Next', 'Save']],
  ['approval', true, ['Next', 'Next', 'Save']],
] as const)('buttons of %s (nothing to override: %s): %j', (mode, nothingToOverride, labels) => {
  const shown = stepsOfMode[mode].map((_, index) =>
    forwardLabel({ mode, index, nothingToOverride }),
  )
  expect(shown).toEqual(labels)
})
