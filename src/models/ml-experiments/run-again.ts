import type { Experiment, Integration, Run, Source } from '@generated/ml/types.ts'
import { formatDate, formatDateTime } from '@/lib/dates.ts'
import { presentId, shortId } from '@/lib/ids.ts'
import { configPathOf } from './config-path.ts'
import { type ChoiceField, type Execution, emptyExecution } from './run-execution.ts'
import { refName, sourceOf } from './run-source.ts'

/** The commit that a run was built from, with its branch or tag beside it; what it names where it names no commit. */
const gitPreset = ({ source = {}, integration }: Run['report']['event']): Partial<Execution> => {
  const { gitRef, gitSha } = source
  const ref = gitRef ? refName(gitRef) : undefined
  return {
    integrationId: presentId(integration?.id) ?? null,
    ...(ref && { [ref.kind]: ref.name, gitTarget: ref.kind }),
    ...(gitSha && { sha: gitSha, gitTarget: 'sha' }),
  }
}

const sourcePreset = ({ report }: Run, canUpload: boolean): Partial<Execution> => {
  const source = sourceOf(report.event)
  switch (source?.type) {
    case 'git':
      return gitPreset(report.event)
    case 'reuseBuildStage':
      return { sourceType: 'reuseBuildStage', reusedBuildRunId: source.runId }
    case 'webauto':
      return canUpload
        ? { sourceType: 'webauto', sourceId: source.sourceId }
        : { again: { sourceNote: 'The run was built from an upload, which you cannot choose.' } }
    case undefined:
      return { again: { sourceNote: 'The platform does not say what the run was built from.' } }
  }
}

/**
 * Input of the form that executes a run again: exactly what that run used, as far as the platform tells. It tells
 * neither the command nor the checkpoints. Uploads are preset only for users who may choose them.
 */
export const executionOf = (run: Run, canUpload: boolean): Execution => ({
  ...emptyExecution(run.experimentId),
  again: {},
  name: run.name,
  description: run.description,
  configPath: configPathOf(run),
  reusedProcessRunId: presentId(run.report.process?.reusedProcessRunId),
  ...sourcePreset(run, canUpload),
})

/** The branch or tag whose newest commit can be built in place of the one that a run was built from. */
export const newestOf = ({ again, sourceType, gitTarget, branch, tag }: Execution) => {
  if (!again || sourceType !== 'git' || gitTarget !== 'sha') return undefined
  if (branch !== '') return { target: 'branch', label: `Newest of ${branch}` } as const
  return tag === '' ? undefined : ({ target: 'tag', label: `Tag ${tag}` } as const)
}

/** A run whose stage is to be reused, and when that ends or ended. */
interface ReusedRun {
  run: Run
  reuseExpiresAt: string | undefined
}

/** Facts about something that is no longer offered. */
export interface GoneThings {
  experimentId: Experiment
  integrationId: Integration
  sourceId: Source
  reusedBuildRunId: ReusedRun
  reusedProcessRunId: ReusedRun
}

const deletedText = (name: string, at: string | undefined) => {
  const day = formatDate(at)
  return day ? `${name} was deleted on ${day}.` : `${name} was deleted.`
}

const whyNoReuse =
  (result: string) =>
  ({ run, reuseExpiresAt }: ReusedRun) => {
    if (run.deprecated) return deletedText(`The run ${run.name}`, undefined)
    const day = formatDate(reuseExpiresAt)
    return day
      ? `The ${result} of ${run.name} could be reused until ${day}.`
      : `The ${result} of ${run.name} cannot be reused.`
  }

const whyGone: {
  readonly [Field in ChoiceField]: {
    word: string
    why: (thing: GoneThings[Field]) => string | undefined
  }
} = {
  experimentId: {
    word: 'experiment',
    why: ({ name, deprecated }) => (deprecated ? deletedText(name, undefined) : undefined),
  },
  integrationId: {
    word: 'integration',
    why: ({ deleted, deletedAt, githubV3: { owner, repo } }) =>
      deleted ? deletedText(`${owner}/${repo}`, deletedAt) : undefined,
  },
  sourceId: {
    word: 'upload',
    why: ({ expired, description, createdAt }) =>
      expired
        ? `The upload ${description || `of ${formatDateTime(createdAt)}`} has expired.`
        : undefined,
  },
  reusedBuildRunId: { word: 'build of the run', why: whyNoReuse('build') },
  reusedProcessRunId: { word: 'processing of the run', why: whyNoReuse('processing') },
}

/** Says what was chosen before and why it is gone, as far as that is known. */
export const goneText = <Field extends ChoiceField>(
  field: Field,
  id: string,
  thing: GoneThings[Field] | undefined,
): string => {
  const { word, why } = whyGone[field]
  return (thing && why(thing)) ?? `The ${word} ${shortId(id)} is no longer offered.`
}

/** A branch, tag or commit of earlier runs, for a field whose text is free. */
export interface UsedRef {
  value: string
  /** The branch or tag of a commit. */
  label?: string
}

/** The branches, tags and commits that runs of an integration were built from, newest run first, each once. */
export const usedRefs = (
  runs: readonly Run[],
  integrationId: string | undefined,
): Readonly<Record<'branch' | 'tag' | 'sha', readonly UsedRef[]>> => {
  const found = { branch: new Map<string, UsedRef>(), tag: new Map(), sha: new Map() }
  const newest = runs.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
  for (const { name, report } of newest) {
    const { integration, source } = report.event
    if (integration?.id !== integrationId) continue
    const ref = source?.gitRef ? refName(source.gitRef) : undefined
    if (ref && !found[ref.kind].has(ref.name)) found[ref.kind].set(ref.name, { value: ref.name })
    const sha = source?.gitSha
    if (sha && !found.sha.has(sha)) {
      found.sha.set(sha, { value: sha, label: ref ? `${ref.name}, ${name}` : name })
    }
  }
  return {
    branch: [...found.branch.values()],
    tag: [...found.tag.values()],
    sha: [...found.sha.values()],
  }
}
