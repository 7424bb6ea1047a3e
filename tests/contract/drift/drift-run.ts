import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { loadDocuments } from '../lib/operations.ts'
import { createReport, exitCodeOf } from '../lib/report.ts'
import { runContractTests } from '../lib/run.ts'
import { readStagingTarget } from '../lib/staging-target.ts'
import { lineOf } from '../lib/violations.ts'
import type { Drift } from './drift.ts'
import { startDriftingPlatform } from './drifting-platform.ts'

/** Verdict of the contract tests on one drift. */
export interface Told {
  drift: Drift
  /** The line that names operation and field; undefined when none does. */
  named: string | undefined
  /** Everything that was said. */
  lines: string[]
  exitCode: number
  /** It is told, by an exit code that fails; or it is one of those of which it is known that nothing tells them. */
  isRight: boolean
}

/** Milliseconds that a change may take: the platform behind the proxy shows it at once. */
const settling = 100

/**
 * Holds the contract tests against drifts, one after the other, from outside: by HTTP, as against any
 * deployment. `onTold` hears of each as soon as it is through.
 */
export const runDrifts = async (
  drifts: readonly Drift[],
  onTold: (told: Told) => void = () => {},
): Promise<Told[]> => {
  const documents = await loadDocuments()
  const platform = await startDriftingPlatform()
  const all: Told[] = []
  try {
    const target = { ...(await readStagingTarget(platform.config, platform)), settling }
    for (const drift of drifts) {
      const { operation, field, write = false, with: others = [] } = drift
      platform.drift(drift)
      const run = await runContractTests(documents, target, {
        write,
        project: write ? projectIds.shuttle : undefined,
        partner: write ? projectIds.robotaxi : undefined,
        ids: {},
        origin: 'https://console.example.com',
        services: [],
        operations: [operation, ...others],
        concurrency: 1,
        timeout: 60_000,
      })
      const report = createReport({
        ...run,
        target: target.name,
        startedAt: '',
        seconds: 0,
        write,
        mustOfferAll: false,
        notes: [],
      })
      const lines = [
        ...run.operations.flatMap(({ service, operation: id, violations }) =>
          violations.map((violation) => `${service}.${id} ${lineOf(violation)}`),
        ),
        ...report.problems,
      ]
      const [, id = ''] = operation.split('.')
      const named = lines.find((line) => line.includes(id) && line.includes(field))
      const exitCode = exitCodeOf(report)
      const isTold = named !== undefined && exitCode !== 0
      const told = {
        drift,
        named,
        lines,
        exitCode,
        isRight: isTold === (drift.unnamed === undefined),
      }
      all.push(told)
      onTold(told)
    }
  } finally {
    await platform.close()
  }
  return all
}
