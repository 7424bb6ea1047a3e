import type { GithubTarget } from '@generated/evaluation/types.ts'
import type { ParameterType } from '@generated/scenario/types.ts'
import type { KnownAreaMap } from '../area-maps.ts'
import type { Failures } from './failures.ts'

/** A scenario parameter and its possible values. */
export interface Parameter {
  name: string
  type: ParameterType
  values: readonly string[]
}

/**
 * User-written texts of a project. Shuffled lists (tags, suite labels, parameters) have the same length in every
 * vocabulary, so that later draws stay the same.
 */
export interface Vocabulary {
  /** Names of the first scenarios; the others are drawn. */
  scenarioNames: readonly string[]
  /** Names of suites from the index `from` on; up to 128 characters each. */
  suiteNames: { from: number; names: readonly string[] }
  /** Descriptions of suites, scenarios and sources. */
  descriptions: readonly string[]
  tags: readonly string[]
  /** Comments of reviewers. */
  changeRequests: readonly string[]
  parameters: readonly Parameter[]
  /** Names of the first scenario assets; the others are drawn. Up to 128 characters each. */
  assetNames: readonly string[]
  /** Descriptions of scenario assets; up to 256 characters each. */
  assetDescriptions: readonly string[]
  areaMaps: readonly KnownAreaMap[]
  suiteLabel: { key: string; value: string }
  /** Names of members, in addition to the personas. */
  memberNames: readonly string[]
  jobDescriptions: readonly string[]
  /** Branches that jobs were built from. */
  branches: readonly string[]
  /** A second repository. */
  otherRepository: GithubTarget
  /** Descriptions that integrations give to their jobs. */
  integrationDescription: string
  failures: Failures
  /** Type of the second image of a build. */
  simulatorImage: string
  releaseDescriptions: readonly string[]
  /** Name of a release without a job; up to 64 characters. */
  importedRelease: string
  /** Name of a release component that is not an image. */
  dataComponent: string
  /** Value of the label `note` of a component. */
  componentNote: string
}
