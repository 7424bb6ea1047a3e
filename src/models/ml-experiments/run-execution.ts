import type {
  Experiment,
  Integration,
  Run,
  ScheduleRunRequest,
  Source,
} from '@generated/ml/types.ts'
import { isUuid } from '@/lib/ids.ts'
import { keysOf } from '@/lib/objects.ts'
import { type GitTarget, gitTargets } from '@/models/run-drawer/run-state.ts'
import { configPathOf, defaultConfigPath } from './config-path.ts'
import { descriptionError, nameError } from './experiment-details.ts'
import { type SourceType, sourceTypes } from './source-types.ts'

/** A single choice: an id, null when cleared by the user, undefined for the form's default. */
type Choice = string | null | undefined

/** The form's note on the run that is executed again. */
interface Again {
  /** Why the source of that run is not preset. */
  sourceNote?: string
}

/** Input of the form that executes a run. */
export interface Execution {
  /** Set for a run like an earlier one: the form then chooses nothing that the earlier run did not use. */
  again: Again | undefined
  experimentId: Choice
  name: string
  description: string
  sourceType: SourceType
  integrationId: Choice
  gitTarget: GitTarget
  branch: string
  tag: string
  sha: string
  sourceId: Choice
  reusedBuildRunId: Choice
  configPath: string
  /** Ids with commas between them, as entered. */
  checkpointIds: string
  /** Without one the run processes by itself. */
  reusedProcessRunId: Choice
  command: string
}

/** Name of the field of the checkpoints, also in its message. */
export const checkpointsLabel = 'Training Checkpoint IDs (Override)'

/** Input of an empty form in an experiment. */
export const emptyExecution = (experimentId?: string): Execution => ({
  again: undefined,
  experimentId,
  name: '',
  description: '',
  sourceType: 'git',
  integrationId: undefined,
  gitTarget: 'branch',
  branch: '',
  tag: '',
  sha: '',
  sourceId: undefined,
  reusedBuildRunId: undefined,
  configPath: defaultConfigPath,
  checkpointIds: '',
  reusedProcessRunId: undefined,
  command: '',
})

/** The source types that a user may choose. */
export const offeredSourceTypes = (canUpload: boolean): readonly SourceType[] =>
  keysOf(sourceTypes).filter((type) => type !== 'webauto' || canUpload)

/** The choices, as far as they are loaded; undefined while they are not. */
export interface Offers {
  experiments: readonly Experiment[] | undefined
  integrations: readonly Integration[] | undefined
  sources: readonly Source[] | undefined
  builtRuns: readonly Run[] | undefined
  processedRuns: readonly Run[] | undefined
}

/** Sources that can be built: neither deleted nor expired. */
export const usableOf = (offers: Offers): Offers => ({
  ...offers,
  experiments: offers.experiments?.filter(({ deprecated }) => !deprecated),
  integrations: offers.integrations?.filter(({ deleted }) => !deleted),
  sources: offers.sources?.filter(({ expired }) => !expired),
})

/** Runs whose results of a stage may be reused, newest first, before their reports have told until when. */
export const reusableRuns = (runs: readonly Run[], stage: 'build' | 'process'): Run[] =>
  runs
    .filter(({ deprecated, report }) => !deprecated && report[stage]?.status === 'succeeded')
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))

/** Whether results of a stage with these reports can be reused at a time in milliseconds. */
export const isReusable = (reports: readonly { reuseExpiresAt?: string }[], now: number): boolean =>
  reports.length > 0 &&
  reports.every(
    ({ reuseExpiresAt }) => reuseExpiresAt !== undefined && Date.parse(reuseExpiresAt) > now,
  )

/**
 * How many runs have to be asked, newest first, until the first is found whose results can be reused.
 * `known` tells of each run whether they can; undefined while it is not known.
 */
export const askedCount = (known: readonly (boolean | undefined)[]): number => {
  const first = known.findIndex((reusable) => reusable !== false)
  return first === -1 ? known.length : first + 1
}

/** The fields whose choice is the id of something that may be gone. */
const choiceFields = [
  'experimentId',
  'integrationId',
  'sourceId',
  'reusedBuildRunId',
  'reusedProcessRunId',
] as const satisfies readonly (keyof Execution)[]

/** A field whose choice is the id of something that may be gone. */
export type ChoiceField = (typeof choiceFields)[number]

/** The input with what it stands for. */
export interface Resolved
  extends Omit<Execution, ChoiceField>,
    Readonly<Record<ChoiceField, string | undefined>> {
  /** Ids of what is chosen and no longer offered, by field. */
  gone: Readonly<Partial<Record<ChoiceField, string>>>
}

/** The fields that are filled with the first of their items while a form is empty. */
const firstFields: ReadonlySet<ChoiceField> = new Set([
  'integrationId',
  'sourceId',
  'reusedBuildRunId',
])

/**
 * Puts in what an empty form chooses by itself: the first source, integration and reusable run. A choice that is
 * no longer offered leaves its field empty, and no other one takes its place.
 */
export const resolve = (input: Execution, offers: Offers): Resolved => {
  const items: Readonly<Record<ChoiceField, readonly { id: string }[] | undefined>> = {
    experimentId: offers.experiments,
    integrationId: offers.integrations,
    sourceId: offers.sources,
    reusedBuildRunId: offers.builtRuns,
    reusedProcessRunId: offers.processedRuns,
  }
  const gone: Partial<Record<ChoiceField, string>> = {}
  const chosen = (field: ChoiceField) => {
    const choice = input[field]
    const choosesFirst = choice === undefined && firstFields.has(field) && !input.again
    if (choosesFirst) return items[field]?.[0]?.id
    // While the list loads, what it holds is not known.
    const isGone = choice && items[field] && !items[field].some(({ id }) => id === choice)
    if (isGone) gone[field] = choice
    return isGone ? undefined : (choice ?? undefined)
  }
  const reusedBuildRunId = chosen('reusedBuildRunId')
  const build = offers.builtRuns?.find(({ id }) => id === reusedBuildRunId)
  return {
    ...input,
    experimentId: chosen('experimentId'),
    integrationId: chosen('integrationId'),
    sourceId: chosen('sourceId'),
    reusedBuildRunId,
    reusedProcessRunId: chosen('reusedProcessRunId'),
    // The config file is part of the build.
    ...(input.sourceType === 'reuseBuildStage' && build && { configPath: configPathOf(build) }),
    gone,
  }
}

/** The input with another value in a field. Runs belong to an experiment: another one has others. */
export const withValue = <Field extends keyof Execution>(
  input: Execution,
  field: Field,
  value: Execution[Field],
): Execution => ({
  ...input,
  ...(field === 'experimentId' && { reusedBuildRunId: undefined, reusedProcessRunId: undefined }),
  [field]: value,
})

/** The input with what the form has chosen by itself, so that no other one takes its place. */
export const withChoices = (input: Execution, run: Resolved): Execution => ({
  ...input,
  integrationId: run.integrationId ?? input.integrationId,
  sourceId: run.sourceId ?? input.sourceId,
  reusedBuildRunId: run.reusedBuildRunId ?? input.reusedBuildRunId,
})

/** The entered checkpoints, as ids. */
const checkpointList = (text: string): string[] =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')

/** Fields that cannot be changed, with the reason. */
const locks = [
  {
    field: 'configPath',
    holds: ({ sourceType }: Resolved) => sourceType === 'reuseBuildStage',
    reason: 'The config file of the reused build is used.',
  },
] as const satisfies readonly {
  field: keyof Execution
  holds: (run: Resolved) => boolean
  reason: string
}[]

/** Why a field cannot be changed; undefined when it can. */
export const lockOn = (field: keyof Execution, run: Resolved): string | undefined =>
  locks.find((lock) => lock.field === field && lock.holds(run))?.reason

const required = 'Required.'
const noIntegration = 'This experiment has no integrations.'
const noSource = 'There is no upload that has not expired.'
const noBuild = 'No build of this experiment can be reused. A build can be reused for 30 days.'

/** Problems that the user cannot mend in the form, so that they are told before the user has been at the field. */
const toldAtOnce: ReadonlySet<string> = new Set([noIntegration, noSource, noBuild])

interface Rule {
  field: keyof Execution
  /** The problem; undefined without one. */
  problem: (run: Resolved, offers: Offers) => string | undefined
  /** The problem in words that stand apart from the field; the problem itself when left out. */
  apart?: string
}

const commitId = /^[0-9a-f]{7,40}$/i

/** Everything that prevents the start of a run, in the order of the fields. */
const rules: readonly Rule[] = [
  {
    field: 'experimentId',
    problem: ({ experimentId }) => (experimentId === undefined ? required : undefined),
    apart: 'Please select an experiment.',
  },
  { field: 'name', problem: ({ name }) => nameError(name), apart: 'Enter a name.' },
  { field: 'description', problem: ({ description }) => descriptionError(description) },
  {
    field: 'integrationId',
    problem: ({ sourceType, integrationId, gone }, { integrations }) => {
      if (sourceType !== 'git' || integrationId !== undefined) return undefined
      return integrations?.length === 0 && !gone.integrationId ? noIntegration : required
    },
    apart: 'Select an integration.',
  },
  ...keysOf(gitTargets).map(
    (target): Rule => ({
      field: target,
      problem: (run) => {
        if (run.sourceType !== 'git' || run.gitTarget !== target) return undefined
        const name = run[target].trim()
        if (name === '') return gitTargets[target].missing
        return target === 'sha' && !commitId.test(name)
          ? 'A commit ID has 7 to 40 digits from 0 to f.'
          : undefined
      },
    }),
  ),
  {
    field: 'sourceId',
    problem: ({ sourceType, sourceId, gone }, { sources }) => {
      if (sourceType !== 'webauto' || sourceId !== undefined) return undefined
      return sources?.length === 0 && !gone.sourceId ? noSource : required
    },
    apart: 'Select a source.',
  },
  {
    field: 'reusedBuildRunId',
    problem: ({ sourceType, reusedBuildRunId, gone }, { builtRuns }) => {
      if (sourceType !== 'reuseBuildStage' || reusedBuildRunId !== undefined) return undefined
      return builtRuns?.length === 0 && !gone.reusedBuildRunId ? noBuild : required
    },
    apart: 'Select a run.',
  },
  {
    field: 'reusedProcessRunId',
    problem: ({ gone }) => (gone.reusedProcessRunId === undefined ? undefined : required),
    apart: 'Choose whose processing is reused, or process again.',
  },
  {
    field: 'configPath',
    problem: (run) =>
      run.configPath.trim() === '' && lockOn('configPath', run) === undefined
        ? required
        : undefined,
    apart: 'Enter the path of the config file.',
  },
  {
    field: 'checkpointIds',
    problem: ({ checkpointIds }) =>
      checkpointIds.trim() === '' || checkpointIds.split(',').every((id) => isUuid(id.trim()))
        ? undefined
        : `${checkpointsLabel} must be a comma-separated list of UUIDs.`,
  },
]

/** Problem of a field; undefined without one. */
export const problemOf = (
  field: keyof Execution,
  run: Resolved,
  offers: Offers,
): string | undefined =>
  rules
    .filter((rule) => rule.field === field)
    .map((rule) => rule.problem(run, offers))
    .find((problem) => problem !== undefined)

/** The problem to show at a field: `gone` says why its choice is gone. */
export const shownProblem = (
  problem: string | undefined,
  touched: boolean,
  gone: string | undefined,
): string | undefined => {
  if (problem === undefined) return undefined
  return gone ?? (touched || toldAtOnce.has(problem) ? problem : undefined)
}

/** Everything that prevents the start, in words that stand apart from the fields. */
export const problemsOf = (run: Resolved, offers: Offers): string[] =>
  rules.flatMap(({ problem, apart }) => {
    const text = problem(run, offers)
    if (text === undefined) return []
    return text === required ? (apart ?? text) : text
  })

/** The request that starts a run; undefined while something is wrong. */
export const requestOf = (run: Resolved, offers: Offers): ScheduleRunRequest | undefined => {
  if (problemsOf(run, offers).length > 0) return undefined
  const checkpoints = checkpointList(run.checkpointIds)
  const command = run.command.trim()
  const settings = {
    name: run.name.trim(),
    description: run.description,
    trainingOptions: { ...(command && { command }) },
    ...(run.reusedProcessRunId && { reusedProcessRunId: run.reusedProcessRunId }),
    ...(checkpoints.length > 0 && { trainingCheckpointIds: checkpoints }),
  }
  const configPath = run.configPath.trim()
  switch (run.sourceType) {
    case 'git': {
      const { integrationId = '', gitTarget } = run
      const name = run[gitTarget].trim()
      const source = { branch: { gitBranch: name }, tag: { gitTag: name }, sha: { gitSha: name } }
      return { ...settings, configPath, integrationId, source: source[gitTarget] }
    }
    case 'webauto':
      return { ...settings, configPath, sourceId: run.sourceId ?? '' }
    case 'reuseBuildStage':
      return { ...settings, reusedBuildRunId: run.reusedBuildRunId ?? '' }
  }
}
