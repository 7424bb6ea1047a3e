import { describe, expect, test } from 'vitest'
import { readOptions, UsageError } from './options.ts'

const operations = ['evaluation.listSuites', 'evaluation.listSources', 'ml.listSources']
const read = (line: string, environment = {}) =>
  readOptions(line.split(' ').filter(Boolean), environment, operations)

describe('options', () => {
  test('without any, the mock platform is read', () => {
    expect(read('')).toMatchObject({
      target: undefined,
      token: undefined,
      write: false,
      concurrency: 4,
      timeout: 30_000,
      report: 'contract-report',
    })
  })

  test('a token comes from the command line or the environment', () => {
    expect(read('--target c.json --token a')).toMatchObject({ token: 'a' })
    expect(read('--target c.json', { CONTRACT_TOKEN: 'b' })).toMatchObject({ token: 'b' })
    expect(read('', { CONTRACT_TOKEN: 'b' })).toMatchObject({ token: undefined })
  })

  test('filters may be repeated and name operations with or without their service', () => {
    expect(
      read(
        '--service evaluation --service ml --operation listSources --operation evaluation.listSuites',
      ),
    ).toMatchObject({
      services: ['evaluation', 'ml'],
      operations: ['listSources', 'evaluation.listSuites'],
    })
  })

  test('help goes before everything else', () => {
    expect(read('--help --target c.json')).toBe('help')
  })

  test.each([
    ['--target c.json', 'A target needs an access token: --token or CONTRACT_TOKEN.'],
    ['--token a', '--token goes with --target only.'],
    [
      '--target c.json --token a --write',
      '--write against a target needs --project with the id of a sandbox.',
    ],
    ['--project p --partner p', '--partner must be another project than --project.'],
    ['--service suites', 'There is no service suites.'],
    ['--operation listSuite', 'There is no operation listSuite in the contracts.'],
    ['--service ml --operation listSuites', 'There is no operation listSuites in ml.'],
    ['--concurrency 0', '--concurrency takes a number from 1 to 32, not 0.'],
    ['--timeout soon', '--timeout takes a number from 0.1 to 600, not soon.'],
    ['--verbose', "Unknown option '--verbose'"],
    ['suites', "Unexpected argument 'suites'"],
  ])('%s is of no use', (line, message) => {
    expect(() => read(line)).toThrow(UsageError)
    expect(() => read(line)).toThrow(message)
  })
})
