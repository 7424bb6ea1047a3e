import { listScenarioReportsAllQueryOptions } from '@generated/scenario/queries.ts'

/** The scenario reports of a project: options for a loader or a hook. */
export const scenarioReportsQueryOptions = (projectId: string) =>
  listScenarioReportsAllQueryOptions({ projectId })
