import { config } from './config.ts'
import type { ExternalTool } from './config-names.ts'

/** Query parameter of each link value. */
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
  annotationDatasetId: 'annotation_dataset_id',
  logSimType: 'log_sim_type',
  suiteType: 'suite_type',
} as const

type LinkName = keyof typeof queryNames

/** Values passed to a tool in its link: the project, the URL to return to, and the relevant ids. */
export type LinkValues = { projectId: string; callbackUrl: string } & {
  readonly [name in Exclude<LinkName, 'projectId' | 'callbackUrl'>]?: string | number | undefined
}

/**
 * The URL of a tool with the values as sorted query parameters; parameters of the configured URL are kept.
 * Undefined if `base` is undefined or not a URL.
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

/** Whether the deployment has an address for a tool. */
export const isConfigured = (tool: ExternalTool): boolean =>
  URL.canParse(config().externalTools[tool] ?? '')

/** The address of the page, with the project in it also where the browser remembers it alone. */
export const addressIn = (projectId: string): string => {
  const address = new URL(location.href)
  address.searchParams.set('project_id', projectId)
  return address.href
}

/**
 * `linkTo` for a configured tool, which leads back to the page; undefined if the deployment does not configure it.
 * `callbackUrl` is for things of another project than that of the page.
 */
export const externalLink = (
  tool: ExternalTool,
  values: Omit<LinkValues, 'callbackUrl'> & Partial<Pick<LinkValues, 'callbackUrl'>>,
): string | undefined =>
  linkTo(config().externalTools[tool], { callbackUrl: addressIn(values.projectId), ...values })
