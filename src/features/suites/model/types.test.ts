import { expect, test } from 'vitest'
import { keysOf } from '@/lib/objects.ts'
import { suiteTypes, viewerOf } from './types.ts'

test.each(keysOf(suiteTypes))('%s opens the viewer for its kind of simulation', (type) => {
  expect(viewerOf(type)).toBe(type.startsWith('planning_sim') ? 'scenarioViewer' : 'logSimViewer')
})

test('a type that the console does not know opens the viewer of most types', () => {
  expect(viewerOf('toString')).toBe('logSimViewer')
})
