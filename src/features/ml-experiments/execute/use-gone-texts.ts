import {
  getExperimentQueryOptions,
  getIntegrationQueryOptions,
  getRunQueryOptions,
  getSourceQueryOptions,
  listBuildReportsAllQueryOptions,
  listProcessReportsAllQueryOptions,
} from '@generated/ml/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { keysOf } from '@/lib/objects.ts'
import { type GoneThings, goneText } from '@/models/ml-experiments/run-again.ts'
import type { ChoiceField, Resolved } from '@/models/ml-experiments/run-execution.ts'
import { useProjectId } from '@/session/project/projects.ts'

/** A run whose stage is no longer reusable, with the reports that tell until when it was. */
const useReusedRun = (
  stage: 'build' | 'process',
  experimentId: string,
  id: string | undefined,
): GoneThings['reusedBuildRunId'] | undefined => {
  const path = { projectId: useProjectId(), experimentId, runId: id ?? '' }
  const enabled = id !== undefined
  const run = useQuery({ ...getRunQueryOptions(path), enabled }).data
  const order = { order: 'asc' } as const
  const builds = { ...listBuildReportsAllQueryOptions(path, order) }
  const processes = { ...listProcessReportsAllQueryOptions(path, order) }
  const built = useQuery({ ...builds, enabled: enabled && stage === 'build' }).data
  const processed = useQuery({ ...processes, enabled: enabled && stage === 'process' }).data
  return run && { run, reuseExpiresAt: (built ?? processed)?.items[0]?.reuseExpiresAt }
}

/** Says of each choice that is no longer offered what it was and why it is gone. */
export const useGoneTexts = (
  { gone }: Resolved,
  experimentId = '',
): ReadonlyMap<string, string> => {
  const projectId = useProjectId()
  const { integrationId, sourceId } = gone
  const things: { [Field in ChoiceField]: GoneThings[Field] | undefined } = {
    experimentId: useQuery({
      ...getExperimentQueryOptions({ projectId, experimentId }),
      enabled: gone.experimentId !== undefined,
    }).data,
    integrationId: useQuery({
      ...getIntegrationQueryOptions({ projectId, integrationId: integrationId ?? '' }),
      enabled: integrationId !== undefined,
    }).data,
    sourceId: useQuery({
      ...getSourceQueryOptions({ projectId, sourceId: sourceId ?? '' }),
      enabled: sourceId !== undefined,
    }).data,
    reusedBuildRunId: useReusedRun('build', experimentId, gone.reusedBuildRunId),
    reusedProcessRunId: useReusedRun('process', experimentId, gone.reusedProcessRunId),
  }
  const textOf = <Field extends ChoiceField>(field: Field, id: string) =>
    goneText(field, id, things[field])
  return new Map(keysOf(gone).map((field) => [field, textOf(field, gone[field] ?? '')]))
}
