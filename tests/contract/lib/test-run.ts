import { afterEach } from 'vitest'
import type { Json } from '../../../codegen/contract.ts'
import { type Documents, loadDocuments } from './operations.ts'
import { type RunOptions, runContractTests } from './run.ts'
import type { Target } from './target.ts'
import { type Lie, startTestPlatform, type TestAnswer } from './test-platform.ts'

/** Fields of a body. */
export type Fields = { [name: string]: Json }

/** Default when nothing is asked for. */
export const defaults: RunOptions = {
  write: false,
  project: undefined,
  partner: undefined,
  ids: {},
  origin: undefined,
  services: [],
  operations: [],
  concurrency: 2,
  timeout: 5000,
}

let documents: Promise<Documents> | undefined

/** Runs against platforms that last as long as a test. */
export const createTestRuns = () => {
  const running: Target[] = []
  afterEach(async () => {
    await Promise.all(running.splice(0).map((target) => target.close()))
  })

  const start = async (lie?: Lie) => {
    documents ??= loadDocuments()
    const loaded = await documents
    const platform = await startTestPlatform(loaded, lie)
    running.push(platform.target)
    return { ...platform, documents: loaded }
  }

  const run = async (options: Partial<RunOptions>, lie?: Lie, changes: Partial<Target> = {}) => {
    const platform = await start(lie)
    const target = { ...platform.target, ...changes }
    const asked = { ...defaults, ...options }
    const { operations, ...rest } = await runContractTests(platform.documents, target, asked)
    const results = operations.filter(({ helper }) => !helper)
    return { ...platform, all: operations, results, ...rest }
  }

  return {
    /** An honest platform, or one that lies. */
    start,
    /** A run against a platform; `changes` to what it is reached by. */
    run,
    /** Findings of one operation against a platform that lies. */
    findings: async (operation: string, lie: Lie) => {
      const { results } = await run({ operations: [`evaluation.${operation}`] }, lie)
      return results[0]?.violations.map(({ check, path, message }) => ({ check, path, message }))
    },
  }
}

/** Lies about the suites that a list or a single answer holds. */
export const aboutSuites =
  (name: string, change: (suite: Fields) => Fields): Lie =>
  ({ operation }, honest) => {
    if (operation.name !== name || honest.status !== 200) return undefined
    const body = honest.body as Fields
    const changed = Array.isArray(body.suites)
      ? { ...body, suites: body.suites.map((suite) => change(suite as Fields)) }
      : change(body)
    return { ...honest, body: changed }
  }

/** Answers an operation with something else. */
export const instead =
  (name: string, answer: TestAnswer | ((honest: TestAnswer) => TestAnswer | undefined)): Lie =>
  ({ operation }, honest) => {
    if (operation.name !== name) return undefined
    return typeof answer === 'function' ? answer(honest) : answer
  }
