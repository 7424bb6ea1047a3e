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

/** What is built of a repository: label of its field, and error for an empty one. */
export const gitTargets = {
  branch: { label: 'Branch', missing: 'Branch name is required.' },
  tag: { label: 'Tag', missing: 'Tag is required.' },
  sha: { label: 'Commit ID', missing: 'Commit ID is required.' },
} as const

/** What can be built of a repository, as options. */
export const gitTargetOptions = keysOf(gitTargets).map((value) => ({
  value,
  label: gitTargets[value].label,
}))

/** What is built of a repository. */
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
  /** The suite to run, and the catalogs it is attached to: one of them is chosen. */
  suite?: { readonly id: string; readonly catalogIds: readonly string[] } | undefined
  /** Integration whose repository is built. */
  integrationId?: string | undefined
  /** Commit that is built, its branch, and the URL of its page, which names the repository. */
  git?: {
    readonly sha: string
    readonly branch?: string | undefined
    readonly href?: string | undefined
  }
  /** Uploaded source that is built. */
  sourceId?: string | undefined
  /** Job whose build artifacts are tested. */
  sourceJobId?: string | undefined
  /** Job whose versions are run again. */
  retestJobId?: string | undefined
}

/** What is kept of the drawer over a sign-in: its input, and what it is opened with. */
export type RunDraft = RunState & { preset: RunPreset }

/** Name under which a `RunDraft` is kept. */
export const runDraftName = 'run'

/** Preset from a suite's page; `catalogId`, if one of its catalogs, comes first. */
export const suitePreset = (
  suite: { readonly id: string; readonly attachments: readonly { readonly catalogId: string }[] },
  catalogId?: string | undefined,
): RunPreset => {
  const own = suite.attachments.map((attachment) => attachment.catalogId)
  const first = own.filter((id) => id === catalogId)
  return { suite: { id: suite.id, catalogIds: [...new Set([...first, ...own])] } }
}

const sourceTypeOf = ({ sourceId, sourceJobId }: RunPreset): SourceType => {
  if (sourceJobId !== undefined) return 'reuseBuildArtifacts'
  return sourceId === undefined ? 'git' : 'webauto'
}

/** Initial state of the drawer. */
export const initialRun = (preset: RunPreset = {}): RunState => ({
  catalogId: preset.catalogId,
  testMethod: preset.retestJobId === undefined ? 'suite' : 'retest-using-job-id',
  suiteIds: preset.suite ? [preset.suite.id] : [],
  suiteLabels: [],
  retestJobId: preset.retestJobId,
  retestSuiteIds: [],
  sourceType: sourceTypeOf(preset),
  integrationId: preset.integrationId,
  gitTarget: preset.git ? 'sha' : 'branch',
  branch: preset.git?.branch ?? '',
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
  description: '',
})
