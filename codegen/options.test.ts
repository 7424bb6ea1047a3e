import { expect, test } from 'vitest'
import { services } from '../src/config/services.ts'
import { readOptions } from './options.ts'

test.each([
  [[], { check: false, wanted: services }],
  [['--check'], { check: true, wanted: services }],
  [['evaluation'], { check: false, wanted: ['evaluation'] }],
  [['ml', '--check', 'auth'], { check: true, wanted: ['auth', 'ml'] }],
])('%j', (args, options) => expect(readOptions(args)).toEqual(options))

test.each([[['evalution']], [['evaluation', '--chek']]])('%j is refused', (args) => {
  expect(() => readOptions(args)).toThrow(
    /^There is no service (evalution|--chek)\. Services: auth,/,
  )
})
