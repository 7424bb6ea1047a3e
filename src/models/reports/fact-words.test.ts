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
  [['imuDrift'], 'IMU drift', undefined],
  [['LIDAR_range'], 'LIDAR range', undefined],
  // One letter, and what has no two letters in a row, is no short form.
  [['Lane_A'], 'Lane a', undefined],
  [['score_A1'], 'Score a1', undefined],
  [['__left--lane__'], 'Left lane', undefined],
  [['wait_time_ms'], 'Wait', 'ms'],
  [['wait_time_m'], 'Wait time', 'm'],
  [['MIN_TTC_S'], 'MIN TTC', 's'],
  [['max'], 'Max', undefined],
  [['jerk', 'max_speed'], 'Jerk, max speed', undefined],
  [['jerk', 'left'], 'Jerk, left', undefined],
  [[], '', undefined],
  // An unknown suffix, and a name that is nothing but a suffix, stay.
  [['load_furlongs'], 'Load furlongs', undefined],
  [['s'], 'S', undefined],
])('%j in words', (path, name, unit) => {
  expect(factWords(path, true)).toEqual({ name, unit })
})

test('what is no number has no unit', () => {
  expect(factWords(['stopped_in_m'], false)).toEqual({ name: 'Stopped in m', unit: undefined })
})
