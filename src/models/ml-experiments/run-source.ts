import type { RunEvent } from '@generated/ml/types.ts'
import { presentId, shortId } from '@/lib/ids.ts'
import type { SourceType } from './source-types.ts'

/** The source that a run builds. */
export type RunSource =
  | { type: 'git'; ref: string | undefined; sha: string | undefined }
  | { type: 'webauto'; sourceId: string }
  | { type: 'reuseBuildStage'; runId: string }

/** The source type that the ids of a run tell, where nothing else does. */
const deducedType = ({ integration, sourceId, reusedBuildRunId }: RunEvent): SourceType => {
  if (presentId(reusedBuildRunId)) return 'reuseBuildStage'
  if (!presentId(integration?.id)) return 'git'
  return presentId(sourceId) ? 'git' : 'webauto'
}

/** How an existing run got its program: what it names goes before what its ids tell. */
export const sourceTypeOf = (event: RunEvent): SourceType => {
  if (presentId(event.reusedBuildRunId)) return 'reuseBuildStage'
  if (event.source?.gitRef || event.source?.gitSha) return 'git'
  if (presentId(event.sourceId)) return 'webauto'
  return deducedType(event)
}

/** The source of an existing run; undefined when it names none. */
export const sourceOf = (event: RunEvent): RunSource | undefined => {
  const [runId, sourceId] = [presentId(event.reusedBuildRunId), presentId(event.sourceId)]
  switch (sourceTypeOf(event)) {
    case 'reuseBuildStage':
      return runId === undefined ? undefined : { type: 'reuseBuildStage', runId }
    case 'webauto':
      return sourceId === undefined ? undefined : { type: 'webauto', sourceId }
    case 'git': {
      const { gitRef, gitSha } = event.source ?? {}
      return gitRef || gitSha
        ? { type: 'git', ref: gitRef || undefined, sha: gitSha || undefined }
        : undefined
    }
  }
}

/** The branch or tag that a ref names; a ref of another form as it is. */
export const refName = (ref: string): { kind: 'branch' | 'tag'; name: string } => {
  const [, kind, name] = /^refs\/(heads|tags)\/(.+)$/.exec(ref) ?? []
  return { kind: kind === 'tags' ? 'tag' : 'branch', name: name ?? ref }
}

/** The source of a run, in words; empty when it names none. `names`: those of reused runs that are known. */
export const sourceText = (event: RunEvent, names?: ReadonlyMap<string, string>): string => {
  const source = sourceOf(event)
  switch (source?.type) {
    case 'git':
      return [source.ref && refName(source.ref).name, source.sha && shortId(source.sha)]
        .filter(Boolean)
        .join(' @ ')
    case 'webauto':
      return `Upload ${shortId(source.sourceId)}`
    case 'reuseBuildStage':
      return `Build of ${names?.get(source.runId) ?? shortId(source.runId)}`
    case undefined:
      return ''
  }
}
