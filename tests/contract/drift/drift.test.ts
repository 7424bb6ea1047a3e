import { beforeAll, expect, test } from 'vitest'
import { type Documents, loadDocuments } from '../lib/operations.ts'
import { runContractTests } from '../lib/run.ts'
import type { Drift } from './drift.ts'
import { createDriftingTarget } from './drifting-target.ts'
import { drifts } from './drifts.ts'

/** So many drifts have to be noticed; it only ever rises. */
const floor = 54

let documents: Documents
const reading = createDriftingTarget()

beforeAll(async () => {
  documents = await loadDocuments()
})

const idOf = (operation: string) => operation.split('.')[1] ?? ''

const findingsOf = async ({ operation, write = false, with: others = [], mutation }: Drift) => {
  // Who only reads leaves the world as it is, and one world does for all.
  const { target, drift } = write ? createDriftingTarget() : reading
  drift(operation, mutation)
  const results = await runContractTests(documents, target, {
    write,
    project: undefined,
    partner: undefined,
    services: [],
    operations: [operation, ...others],
    concurrency: 1,
    timeout: 5000,
  })
  return results.flatMap(({ service, operation: id, violations }) =>
    violations.map(
      ({ check, path = '', message }) => `${service}.${id} ${check} ${path} ${message}`,
    ),
  )
}

test('an operation that drifts is told, with the field', async () => {
  const unnoticed: string[] = []
  for (const drift of drifts) {
    const findings = await findingsOf(drift)
    const { kind, operation, field } = drift
    if (!findings.some((line) => line.includes(idOf(operation)) && line.includes(field))) {
      unnoticed.push(
        `${operation}, ${field}: ${kind}${findings.map((line) => `\n    ${line}`).join('')}`,
      )
    }
  }
  const noticed = drifts.length - unnoticed.length
  console.info([`${noticed} of ${drifts.length} drifts are noticed.`, ...unnoticed].join('\n'))
  expect(noticed).toBeGreaterThanOrEqual(floor)
}, 300_000)
