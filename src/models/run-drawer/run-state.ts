import { keysOf } from '@/lib/objects.ts'

/** Test methods: the suites of the catalog, or the versions that another job ran. */
export const testMethods = {
  suite: 'Run Suites',
  'retest-using-job-id': 'Rerun Same Versions',
} as const

/** Test method of a job. */
export type TestMethod = keyof typeof testMethods

/** Source of a job's build. */
export const sourceTypes = {
  git: 'Git',
  webauto: 'Webauto (beta)',
  reuseBuildArtifacts: 'Reuse build artifacts',
} as const

/** Source of a job's build. */
export type SourceType = keyof typeof sourceTypes

/** The kinds of refs that are built: label of the field, and error for an empty one. */
export const gitTargets = {
  branch: { label: 'Branch', missing: 'Branch name is required.' },
  tag: { label: 'Tag', missing: 'Tag is required.' },
  sha: { label: 'Commit ID', missing: 'Commit ID is required.' },
} as const

/** The kinds of refs as options. */
export const gitTargetOptions = keysOf(gitTargets).map((value) => ({
  value,
  label: gitTargets[value].label,
}))

/** A kind of ref that is built. */
export type GitTarget = keyof typeof gitTargets

/** A single choice: an id, null when cleared by the user, undefined for the drawer's default. */
export type Choice = string | null | undefined

/** Input of the drawer. */
export interface RunState {
  catalogId: Choice
  testMethod: TestMethod
  suiteIds: readonly string[]
  /** Each as `key:value`. */
  suiteLabels: readonly string[]
  retestJobId: Choice
  /** Suites of the job to run again. */
  retestSuiteIds: readonly string[]
  sourceType: SourceType
  integrationId: Choice
  gitTarget: GitTarget
  branch: string
  tag: string
  sha: string
  sourceId: Choice
  sourceJobId: Choice
  release: boolean
  partialRelease: boolean
  cleanBuild: boolean
  debug: boolean
  developerOptionNames: readonly string[]
  skipTest: boolean
  recordCaret: boolean
  calculateScenarioReconstructionAccuracy: boolean
  /** Undefined for `-`; 0 only where nothing is tested. */
  maxRetries: number | undefined
  /** Days as entered; null for logs that are kept indefinitely. */
  logExpirationDays: string | null
  disableLoggingOnSuccess: boolean
  description: string
}

/** Values preset by the page that opens the drawer. */
export interface RunPreset {
  catalogId?: string | undefined
  /** The suites to run, and the catalogs that all of them are attached to: one of these is chosen. */
  suites?: { readonly ids: readonly string[]; readonly catalogIds: readonly string[] } | undefined
  /** Integration whose repository is built. */
  integrationId?: string | undefined
  /** Commit that is built, its branch, and the URL of its page, which names the repository. */
  git?: {
    readonly sha: string
    readonly branch?: string | undefined
    readonly href?: string | undefined
  }
  /** Branch that is built, where no commit is. */
  branch?: string | undefined
  /** Uploaded source that is built. */
  sourceId?: string | undefined
  /** Job whose build artifacts are tested. */
  sourceJobId?: string | undefined
  /** Job whose versions are run again. */
  retestJobId?: string | undefined
  /** Suites of that job; all of them by default. */
  retestSuiteIds?: readonly string[]
  description?: string
}

/** The state of the drawer that survives a sign-in: its input and its preset. */
export type RunDraft = RunState & { preset: RunPreset }

interface AttachedSuite {
  readonly id: string
  readonly attachments: readonly { readonly catalogId: string }[]
}

/** The catalogs that all of these suites are attached to, in the order of the first suite. */
const sharedCatalogs = ([first, ...others]: readonly AttachedSuite[]): readonly string[] => {
  const ids = new Set(first?.attachments.map(({ catalogId }) => catalogId))
  const isAttached = (id: string) => (suite: AttachedSuite) =>
    suite.attachments.some(({ catalogId }) => catalogId === id)
  return [...ids].filter((id) => others.every(isAttached(id)))
}

/** Why no job can run these suites together; undefined if one can. */
export const whyNotTogether = (suites: readonly AttachedSuite[]): string | undefined =>
  suites.length > 1 && sharedCatalogs(suites).length === 0
    ? 'A job runs suites of one catalog, and no catalog has all of these.'
    : undefined

/** Preset from a page of suites; `catalogId`, if all of them are attached to it, comes first. */
export const suitesPreset = (
  suites: readonly AttachedSuite[],
  catalogId?: string | undefined,
): RunPreset => {
  const shared = sharedCatalogs(suites)
  const first = shared.filter((id) => id === catalogId)
  return {
    suites: {
      ids: suites.map(({ id }) => id),
      catalogIds: [...new Set([...first, ...shared])],
    },
  }
}

const sourceTypeOf = ({ sourceId, sourceJobId }: RunPreset): SourceType => {
  if (sourceJobId !== undefined) return 'reuseBuildArtifacts'
  return sourceId === undefined ? 'git' : 'webauto'
}

/** Initial state of the drawer. */
export const initialRun = (preset: RunPreset = {}): RunState => ({
  catalogId: preset.catalogId,
  testMethod: preset.retestJobId === undefined ? 'suite' : 'retest-using-job-id',
  suiteIds: preset.suites?.ids ?? [],
  suiteLabels: [],
  retestJobId: preset.retestJobId,
  retestSuiteIds: preset.retestSuiteIds ?? [],
  sourceType: sourceTypeOf(preset),
  integrationId: preset.integrationId,
  gitTarget: preset.git ? 'sha' : 'branch',
  branch: preset.git?.branch ?? preset.branch ?? '',
  tag: '',
  sha: preset.git?.sha ?? '',
  sourceId: preset.sourceId,
  sourceJobId: preset.sourceJobId,
  release: false,
  partialRelease: false,
  cleanBuild: false,
  debug: false,
  developerOptionNames: [],
  skipTest: false,
  recordCaret: false,
  calculateScenarioReconstructionAccuracy: false,
  maxRetries: undefined,
  logExpirationDays: '60',
  disableLoggingOnSuccess: false,
  description: preset.description ?? '',
})
