import {
  bundle,
  createConfig,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core'
import type { Service } from '../src/config/services.ts'

/** A JSON value of a contract document. */
export type Json = { [key: string]: Json } | Json[] | string | number | boolean | null

/** A bundled contract: one document whose references all point inside itself, in wire form. */
export type ContractDocument = { [key: string]: Json } & {
  paths: { [path: string]: { [method: string]: Json } }
  components: { schemas: { [name: string]: Json } }
}

/** Path of a service's contract file, relative to the project root. */
export const contractFile = (service: Service) => `openapi/${service}.yaml`

const describeProblem = (problem: NormalizedProblem) => {
  const place = problem.location[0]
  return `${place?.source.absoluteRef ?? ''} ${place?.pointer ?? ''}\n  ${problem.severity} ${problem.ruleId}: ${problem.message}`
}

/** Findings of the contract linter for one service, as text; empty when the contract is sound. */
export const lintContract = async (service: Service): Promise<string[]> => {
  const config = await loadConfig()
  const problems = await lint({ ref: contractFile(service), config })
  return problems.filter((problem) => !problem.ignored).map(describeProblem)
}

/**
 * Reads one contract and resolves every reference to other files into its own components.
 * Throws with the findings when a reference leads nowhere.
 */
export const bundleContract = async (service: Service): Promise<ContractDocument> => {
  const config = await createConfig({})
  const result = await bundle({ ref: contractFile(service), config })
  const broken = result.problems.filter((problem) => problem.severity === 'error')
  if (broken.length > 0) throw new Error(broken.map(describeProblem).join('\n'))
  // Bundling shares nodes between places; a plain copy lets later steps change one without the others.
  return structuredClone(result.bundle.parsed) as ContractDocument
}
