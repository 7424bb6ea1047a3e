import type { GithubTarget } from '@generated/evaluation/types.ts'
import type { ParameterType } from '@generated/scenario/types.ts'
import type { KnownAreaMap } from '../area-maps.ts'

/** A parameter that scenarios have, and values it takes. */
export interface Parameter {
  name: string
  type: ParameterType
  values: readonly string[]
}

/**
 * The texts of a project that people write. Lists that are shuffled (tags, suite labels, parameters) are
 * equally long in every vocabulary: the draws that follow stay the same.
 */
export interface Vocabulary {
  /** Names of the first scenarios; the others are drawn. */
  scenarioNames: readonly string[]
  /** Names of suites, the first of them for the suite at place `from`; up to 128 characters each. */
  suiteNames: { from: number; names: readonly string[] }
  /** What describes suites, scenarios and sources. */
  descriptions: readonly string[]
  tags: readonly string[]
  /** What reviewers ask for. */
  changeRequests: readonly string[]
  parameters: readonly Parameter[]
  /** Names of the first scenario assets; the others are drawn. Up to 128 characters each. */
  assetNames: readonly string[]
  /** What describes scenario assets; up to 256 characters each. */
  assetDescriptions: readonly string[]
  areaMaps: readonly KnownAreaMap[]
  suiteLabel: { key: string; value: string }
  /** Names of members, beside those who sign in to the demo. */
  memberNames: readonly string[]
  jobDescriptions: readonly string[]
  /** Branches that jobs were built from. */
  branches: readonly string[]
  /** A repository beside the one most used. */
  otherRepository: GithubTarget
  /** What integrations give to the jobs that they start. */
  integrationDescription: string
  failureCauses: readonly string[]
  /** What a case tells that failed. */
  failureMessage: string
  /** Type of the second image of a build. */
  simulatorImage: string
  releaseDescriptions: readonly string[]
  /** Name of a release that no job made; up to 64 characters. */
  importedRelease: string
  /** Name of a component of releases that is no image. */
  dataComponent: string
  /** Value of the label `note` of a component. */
  componentNote: string
}
