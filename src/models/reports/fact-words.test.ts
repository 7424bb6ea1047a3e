import { expect, test } from 'vitest'
import { factWords } from './fact-words.ts'

test.each([
  [['minimum_ttc_s'], 'Minimum TTC', 's'],
  [['simulated_time_s'], 'Simulated', 's'],
  [['time_s'], 'Time', 's'],
  [['closest_object_m'], 'Closest object', 'm'],
  [['braking_mps2'], 'Braking', 'm/s²'],
  [['top_speed_kmh'], 'Top speed', 'km/h'],
  [['lateral_jerk', 'max'], 'Lateral jerk, highest', undefined],
  [['lateral_jerk', 'min_mps3'], 'Lateral jerk, lowest', 'm/s³'],
  [['KnowsItsPlace'], 'Knows its place', undefined],
  [['NDT_score'], 'NDT score', undefined],
  // An unknown suffix, and a name that is nothing but a suffix, stay.
  [['load_furlongs'], 'Load furlongs', undefined],
  [['s'], 'S', undefined],
])('%j in words', (path, name, unit) => {
  expect(factWords(path, true)).toEqual({ name, unit })
})

test('what is no number has no unit', () => {
  expect(factWords(['stopped_in_m'], false)).toEqual({ name: 'Stopped in m', unit: undefined })
})
