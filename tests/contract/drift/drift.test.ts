import { beforeAll, expect, test } from 'vitest'
import { type Documents, loadDocuments } from '../lib/operations.ts'
import { runContractTests } from '../lib/run.ts'
import type { Drift } from './drift.ts'
import { createDriftingTarget } from './drifting-target.ts'
import { drifts } from './drifts.ts'

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
  const { operations } = await runContractTests(documents, target, {
    write,
    project: undefined,
    partner: undefined,
    ids: {},
    origin: 'https://console.example.com',
    services: [],
    operations: [operation, ...others],
    concurrency: 1,
    timeout: 5000,
  })
  return operations.flatMap(({ service, operation: id, violations }) =>
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
  expect(unnoticed).toEqual([])
  expect(drifts.length).toBeGreaterThanOrEqual(80)
}, 300_000)
