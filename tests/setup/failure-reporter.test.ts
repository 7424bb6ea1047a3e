import { expect, test } from 'vitest'
import { pageOf } from './failure-reporter.ts'

const notesOf = (page: readonly string[]) =>
  ['# Error details', '```', 'Error', '```', '```yaml', ...page, '```', '# Test source'].join('\n')

test('of the page of a failed test, what stands below the menu is told', () => {
  const main = ['- main:', '  - heading "Suites"', '- alert: Not saved']
  expect(pageOf(notesOf(['- navigation "Areas":', ...main]))).toBe(main.join('\n'))
  expect(pageOf(notesOf(['- generic [ref=e4]:', '  - main [ref=e5] [cursor=pointer]:']))).toBe(
    '  - main:',
  )
})

test('a page behind a dialog is told whole, and a long one is cut', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `- listitem: ${index}`)
  const told = pageOf(notesOf(['- dialog "Run":', ...lines])).split('\n')
  expect(told[0]).toBe('- dialog "Run":')
  expect(told.slice(-2)).toEqual(['- listitem: 78', '… 21 lines more'])
})

test('notes without a page tell nothing', () => {
  expect(pageOf('# Error details')).toBe('')
})
