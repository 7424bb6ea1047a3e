import { expect, test } from 'vitest'
import { features } from '@/config/config-names.ts'
import { featureScopeOf, isOn } from './flags.ts'

test.each([
  [{ result: true }, true],
  [{ result: false }, false],
  [undefined, false],
])('the check result %j means %s', (answer, on) => expect(isOn(answer)).toBe(on))

test.each(features)(
  'the scope of %s is made of project and name; none without a name',
  (feature) => {
    expect(featureScopeOf({ [feature]: 'some_name' }, 'p1', feature)).toBe('p1:some_name')
    expect(featureScopeOf({}, 'p1', feature)).toBeUndefined()
  },
)
