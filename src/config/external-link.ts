import { config, type ExternalTool } from './config.ts'

/** Query names of what a tool is told, by the names the console uses. */
const queryNames = {
  projectId: 'project_id',
  callbackUrl: 'callback_url',
  scenarioId: 'scenario_id',
  scenarioVersion: 'scenario_version',
  scenarioFormat: 'scenario_format',
  logId: 'log_id',
  reportId: 'report_id',
  caseReportId: 'case_report_id',
  jobId: 'job_id',
  catalogId: 'catalog_id',
  areaMapId: 'area_map_id',
  areaMapVersion: 'area_map_version',
  logSimType: 'log_sim_type',
  suiteType: 'suite_type',
} as const

type LinkName = keyof typeof queryNames

/** What a link to a tool carries: the project, the address to come back to, and the relevant ids. */
export type LinkValues = { projectId: string; callbackUrl: string } & {
  readonly [name in Exclude<LinkName, 'projectId' | 'callbackUrl'>]?: string | number | undefined
}

/**
 * The address of a tool with what it needs to know, its query sorted; a query in the configured address
 * stays. Undefined when `base` is.
 */
export const linkTo = (base: string | undefined, values: LinkValues): string | undefined => {
  const url = base === undefined ? null : URL.parse(base)
  if (!url) return undefined
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '' && name in queryNames) {
      url.searchParams.set(queryNames[name as LinkName], String(value))
    }
  }
  url.searchParams.sort()
  return url.href
}

/** As `linkTo`, for a configured tool; undefined when the deployment has no such tool. */
export const externalLink = (tool: ExternalTool, values: LinkValues): string | undefined =>
  linkTo(config().externalTools[tool], values)
