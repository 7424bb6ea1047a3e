import type {
  Experiment,
  Integration,
  Run,
  ScheduleRunRequest,
  Source,
} from '@generated/ml/types.ts'
import { type GitTarget, gitTargets } from '@/features/run-drawer/model/state.ts'
import { isUuid } from '@/lib/ids.ts'
import { keysOf } from '@/lib/objects.ts'
import { configPathOf, defaultConfigPath } from './config.ts'
import { descriptionError, nameError } from './details.ts'
import { refName, type SourceType, sourceOf, sourceTypeOf, sourceTypes } from './source.ts'

/** A single choice: an id, null when cleared by the user, undefined for the form's default. */
type Choice = string | null | undefined

/** Input of the form that executes a run. */
export interface Execution {
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
  /** Empty: the run processes by itself. */
  reusedProcessRunId: string
  command: string
}

/** Name of the field of the checkpoints, also in its message. */
export const checkpointsLabel = 'Training Checkpoint IDs (Override)'

/** Input of an empty form in an experiment. */
export const emptyExecution = (experimentId?: string): Execution => ({
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
  reusedProcessRunId: '',
  command: '',
})

const gitPreset = (run: Run): Partial<Execution> => {
  const { gitRef, gitSha } = run.report.event.source ?? {}
  const integrationId = run.report.event.integration?.id
  const base = integrationId ? { integrationId } : {}
  if (gitRef) {
    const { kind, name } = refName(gitRef)
    return { ...base, gitTarget: kind, [kind]: name }
  }
  return gitSha ? { ...base, gitTarget: 'sha', sha: gitSha } : base
}

/** Input of the form that executes a run again. The uploaded source is preset only for users who may see it. */
export const executionOf = (run: Run, canUpload: boolean): Execution => {
  const type = sourceTypeOf(run.report.event)
  const source = sourceOf(run.report.event)
  return {
    ...emptyExecution(run.experimentId),
    name: run.name,
    description: run.description,
    configPath: configPathOf(run),
    sourceType: type === 'webauto' && !canUpload ? 'git' : type,
    ...gitPreset(run),
    ...(source?.type === 'webauto' && canUpload && { sourceId: source.sourceId }),
    ...(source?.type === 'reuseBuildStage' && { reusedBuildRunId: source.runId }),
  }
}

/** The source types that a user may choose. */
export const offeredSourceTypes = (canUpload: boolean): readonly SourceType[] =>
  keysOf(sourceTypes).filter((type) => type !== 'webauto' || canUpload)

/** What can be chosen, as far as it is loaded; undefined while it is not. */
export interface Offers {
  experiments: readonly Experiment[] | undefined
  integrations: readonly Integration[] | undefined
  sources: readonly Source[] | undefined
  builtRuns: readonly Run[] | undefined
  processedRuns: readonly Run[] | undefined
}

/** What can be built: neither deleted nor expired. */
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

/** The input with what it stands for: the first of what can be chosen, unless the user has chosen. */
export interface Resolved extends Omit<Execution, ChoiceField> {
  experimentId: string | undefined
  integrationId: string | undefined
  sourceId: string | undefined
  reusedBuildRunId: string | undefined
}

type ChoiceField = 'experimentId' | 'integrationId' | 'sourceId' | 'reusedBuildRunId'

type ChoosesFirst = Exclude<ChoiceField, 'experimentId'>

/** Choices that no other one takes the place of, such as those that the user has made. */
export type KeptChoices = ReadonlySet<keyof Execution>

const noChoice: KeptChoices = new Set()

/** The chosen one of the items, once they are known; no other one takes its place. */
const offered = (choice: Choice, items: readonly { id: string }[] | undefined) =>
  items === undefined || items.some(({ id }) => id === choice) ? (choice ?? undefined) : undefined

/**
 * Puts in what the form chooses by itself: the first source, integration and reusable run. An experiment that
 * gets no more runs, as that of an old address, is not chosen, nor is a kept choice that is gone.
 */
export const resolve = (input: Execution, offers: Offers, kept = noChoice): Resolved => {
  const chosen = (field: ChoosesFirst, items: readonly { id: string }[] | undefined) => {
    const choice = input[field]
    const known = offered(choice, items)
    const isKept = choice === null || (choice !== undefined && kept.has(field))
    // A preset that is not offered is not taken; while the list loads it is not known.
    return known === undefined && !isKept ? items?.[0]?.id : known
  }
  return {
    ...input,
    experimentId: offered(input.experimentId, offers.experiments),
    integrationId: chosen('integrationId', offers.integrations),
    sourceId: chosen('sourceId', offers.sources),
    reusedBuildRunId: chosen('reusedBuildRunId', offers.builtRuns),
  }
}

/** The input with what the form has chosen by itself, so that it can be kept. */
export const withChoices = (input: Execution, run: Resolved): Execution => ({
  ...input,
  integrationId: run.integrationId ?? input.integrationId,
  sourceId: run.sourceId ?? input.sourceId,
  reusedBuildRunId: run.reusedBuildRunId ?? input.reusedBuildRunId,
})

/** What is entered for the checkpoints, as ids. */
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

interface Rule {
  field: keyof Execution
  /** What is wrong; undefined when nothing is. */
  problem: (run: Resolved, offers: Offers) => string | undefined
  /** The problem in words that stand apart from the field; the problem itself when left out. */
  apart?: string
}

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
    problem: ({ sourceType, integrationId }, { integrations }) => {
      if (sourceType !== 'git' || integrationId !== undefined) return undefined
      return integrations?.length === 0 ? 'This experiment has no integrations.' : required
    },
    apart: 'Select an integration.',
  },
  ...keysOf(gitTargets).map(
    (target): Rule => ({
      field: target,
      problem: (run) =>
        run.sourceType === 'git' && run.gitTarget === target && run[target].trim() === ''
          ? gitTargets[target].missing
          : undefined,
    }),
  ),
  {
    field: 'sourceId',
    problem: ({ sourceType, sourceId }) =>
      sourceType === 'webauto' && sourceId === undefined ? required : undefined,
    apart: 'Select a source.',
  },
  {
    field: 'reusedBuildRunId',
    problem: ({ sourceType, reusedBuildRunId }) =>
      sourceType === 'reuseBuildStage' && reusedBuildRunId === undefined ? required : undefined,
    apart: 'Select a run.',
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

/** What is wrong with a field; undefined when nothing is. */
export const problemOf = (
  field: keyof Execution,
  run: Resolved,
  offers: Offers,
): string | undefined =>
  rules
    .filter((rule) => rule.field === field)
    .map((rule) => rule.problem(run, offers))
    .find((problem) => problem !== undefined)

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
