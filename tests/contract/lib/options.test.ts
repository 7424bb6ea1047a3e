import { describe, expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { UsageError } from './usage-error.ts'

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

  test('ids, demands and known failures', () => {
    const line =
      '--id job_id=j-1 --id suite_id=s=2 --min-tried 80% --must-try listSuites,ml.listSources --known known.json'
    expect(read(line)).toMatchObject({
      ids: { job_id: 'j-1', suite_id: 's=2' },
      minTried: 80,
      mustTry: ['listSuites', 'ml.listSources'],
      known: 'known.json',
    })
  })

  test('a token may be asked for instead of given', () => {
    const environment = { CONTRACT_CLIENT_ID: 'ci', CONTRACT_CLIENT_SECRET: 'secret' }
    expect(read('--target c.json', environment)).toMatchObject({
      token: undefined,
      grant: { clientId: 'ci', clientSecret: 'secret', refreshToken: undefined },
    })
    expect(read('--target c.json', { ...environment, CONTRACT_TOKEN: 'a' })).toMatchObject({
      token: 'a',
      grant: undefined,
    })
  })

  test('help goes before everything else', () => {
    expect(read('--help --target c.json')).toBe('help')
  })

  test.each([
    ['--target c.json', 'A target needs an access token: CONTRACT_TOKEN, or'],
    ['--target c.json --token=Bearer\teyJ', 'The access token begins with Bearer'],
    ['--target c.json --token=nönsense', 'The access token has characters that no header may have'],
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
    ['--id job', '--id takes a parameter and its id, as job_id=…, not job'],
    ['--must-try listNothing', 'There is no operation listNothing'],
  ])('%s is of no use', (line, message) => {
    expect(() => read(line)).toThrow(UsageError)
    expect(() => read(line)).toThrow(message)
  })
})
