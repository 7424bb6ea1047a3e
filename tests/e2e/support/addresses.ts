import type { CaseReport } from '@generated/evaluation/types.ts'
import { basePath } from '@/config/base-path.ts'
import type { TestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { longestLogArea } from '@/mock-platform/world/jobs/world-build-log.ts'
import { jobArea } from '@/mock-platform/world/jobs/world-job-area.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { parameterNamesOf } from '@/models/reports/case-parameters.ts'
import { plainBaseline, type WireJob } from '../../evidence/plain-computation.ts'
import { seed } from './platform.ts'

const startWorld = async () => {
  // Compiles all schemas; not every test looks something up.
  const { startTestPlatform } = await import('@/mock-platform/testing/test-platform.ts')
  return startTestPlatform({ seed })
}

/** An address, or how to find it. */
export type Address = string | (() => Promise<string>)

/** The address itself. */
export const found = (address: Address) => (typeof address === 'string' ? address : address())

let started: Promise<TestPlatform> | undefined

/** A second platform with the world that every test begins with: looking something up leaves no trace in the ledger. */
const world = () => {
  started ??= startWorld()
  return started
}

/** An item of a list, in wire form. */
export type Item = { readonly [field: string]: unknown }

interface Place {
  query?: { readonly [name: string]: string | boolean }
  path?: { readonly [name: string]: string }
  projectId?: string
}

/** All items of a list. */
export const listed = async <Listed extends Item>(
  operation: string,
  field: string,
  place: Place = {},
): Promise<Listed[]> => (await world()).all<Listed>(operation, field, place)

/** The first item of a list that fits. */
export const find = async <Found extends Item>(
  operation: string,
  field: string,
  fits: (item: Found) => boolean,
  place: Place = {},
): Promise<Found> => {
  const found = (await listed<Found>(operation, field, place)).find(fits)
  if (!found) throw new Error(`Nothing in the ${field} of ${operation} fits.`)
  return found
}

interface Named extends Item {
  id: string
  display_name: string
}

/** A thing that has one name, in wire form. */
export interface NamedThing extends Item {
  id: string
  name: string
}

const hasName = (name: string | RegExp) => (item: Named) =>
  typeof name === 'string' ? item.display_name === name : name.test(item.display_name)

/** Id that nothing has. */
export const nobodysId = '11111111-2222-4333-8444-555555555555'

/** Where a thing is, and which of its pages is meant. */
export interface Whereabouts {
  /** Another project than the first one. */
  projectId?: string
  /** It is among the deleted ones. */
  deleted?: boolean
  /** Suffix of the address of the page, e.g. `/edit`. */
  below?: string
}

/** Address of a page of the console by its path. */
export const addressOf = (path: string, { projectId, below = '' }: Whereabouts) =>
  `${basePath}/${path}${below}${projectId === undefined ? '' : `?project_id=${projectId}`}`

/** Where a call looks for a thing. */
export const placeOf = ({ projectId = projectIds.shuttle, deleted }: Whereabouts) => ({
  projectId,
  ...(deleted && { query: { deprecated: true } }),
})

/** Makes what finds the page of a thing by its name: the path of its list, the call, the field of the items. */
export const namedAddress =
  (list: string, operation: string, items: string) =>
  async (name: string | RegExp, where: Whereabouts = {}) => {
    const { id } = await find(operation, items, hasName(name), placeOf(where))
    return addressOf(`${list}/${id}`, where)
  }

/** Address of a suite's page. */
export const suiteAddress = namedAddress('suites', 'evaluation.listSuites', 'suites')

const catalogId = async (name: string, where: Whereabouts) =>
  (await find('catalog.listCatalogs', 'catalogs', hasName(name), placeOf(where))).id

/** Address of a catalog's page. */
export const catalogAddress = namedAddress('vehicle_catalogs', 'catalog.listCatalogs', 'catalogs')

/** A catalog with an integration with GitHub, one with GitLab, a deleted one, and releases of every kind. */
export const catalogWithAll = 'Shuttle 4'

interface Integration extends Item {
  id: string
  type: string
}

/** Address of the page of an integration with a host. */
export const integrationAddress = async (host: 'github' | 'gitlab', where: Whereabouts = {}) => {
  const catalog = await catalogId(catalogWithAll, {})
  const { id } = await find<Integration>(
    'evaluation.listIntegrations',
    'integrations',
    ({ type }) => type.startsWith(host),
    { query: { catalogId: catalog } },
  )
  return addressOf(`vehicle_catalogs/${catalog}/integrations/${id}`, where)
}

/** Address of the page of the first release whose name fits. */
export const releaseAddress = async (name: RegExp, where: Whereabouts = {}) => {
  const { projectId } = placeOf(where)
  const catalog = await catalogId(catalogWithAll, { projectId })
  const { id } = await find<NamedThing>(
    'catalog.listFirmwareReleases',
    'firmware_releases',
    (release) => name.test(release.name),
    { ...placeOf(where), path: { catalogId: catalog } },
  )
  return addressOf(`vehicle_catalogs/${catalog}/firmware_releases/${id}`, where)
}

interface Scenario extends Named {
  version_id: number
}

/** A scenario as addresses name it: id and version. */
export const scenarioTarget = async () => {
  const { id, version_id } = await find<Scenario>('scenario.listScenarios', 'scenarios', () => true)
  return `${id}:${version_id}`
}

interface ScenarioReport extends Item {
  id: string
  description: string
}

/** Address of the report of the job with a description that makes scenarios. */
export const scenarioReportAddress = async (name: string, where: Whereabouts = {}) => {
  const { id } = await find<ScenarioReport>(
    'scenario.listScenarioReports',
    'reports',
    ({ description }) => description === name,
    placeOf(where),
  )
  return addressOf(`scenario_reports/${id}`, where)
}

interface Job extends Item {
  job_id: string
  catalog: { id: string }
  status: string
  build?: { status?: string }
  build_options: { developer_option_names?: string[] }
  test?: { status?: string; case_results?: { failure_count: number } }
  test_options: { max_retries?: number }
  firmware?: { release_id?: string }
}

/** The jobs that tests look at. */
const jobs = {
  /** Few: the groups of many failures are closed. */
  'failed tests': ({ status, test, test_options }: Job) =>
    status === 'failed' &&
    test?.status === 'failed' &&
    (test.case_results?.failure_count ?? 0) <= 24 &&
    !test_options.max_retries,
  'tests that failed after 3 retries': ({ test, test_options }: Job) =>
    test?.status === 'failed' && test_options.max_retries === 3,
  'a release': ({ firmware }: Job) => firmware?.release_id !== undefined,
  'running tests': ({ test }: Job) => test?.status === 'started',
  'canceled before it began': ({ status, build, test }: Job) =>
    status === 'canceled' && !build?.status && !test,
  'running build': ({ build }: Job) => build?.status === 'started',
  'waiting build': ({ build }: Job) => build?.status === 'scheduled',
  'failed build': ({ build }: Job) => build?.status === 'failed',
  'nothing built': ({ build }: Job) => build?.status === undefined,
  'nothing but a build': ({ status, build, test }: Job) =>
    status === 'succeeded' && build?.status === 'succeeded' && !test,
  'developer options': ({ build, build_options }: Job) =>
    build?.status === 'succeeded' && build_options.developer_option_names !== undefined,
} as const

/** A job by what has become of it. */
export type JobWith = keyof typeof jobs

/** Address of the builds of a job that was built twice. */
export const rebuiltAddress = async () => {
  const { world: stored } = (await world()).platform
  const job = stored.of(jobArea, projectIds.shuttle).find(({ rebuilt }) => rebuilt)
  return addressOf(`reports/${job?.id}/builds`, {})
}

/** Address of the report of the newest job with something. */
export const jobAddress = async (job: JobWith, where: Whereabouts = {}) => {
  const place = placeOf(where)
  const { job_id } = await find('evaluation.listJobReports', 'reports', jobs[job], place)
  return addressOf(`reports/${job_id}`, where)
}

/** An old job with failures in a project of thousands, by its address, and the id of its baseline. */
export const oldJob = async (): Promise<{ address: string; baseline: string }> => {
  const projectId = projectIds.large
  const all = await (await world()).all<WireJob & Item>('evaluation.listJobReports', 'reports', {
    projectId,
  })
  for (const job of all.slice(all.length / 2)) {
    const { jobId = '' } = plainBaseline(job, all) ?? {}
    if (job.status !== 'failed' || !job.test?.case_results || jobId === '') continue
    return { address: addressOf(`reports/${job.job_id}`, { projectId }), baseline: jobId }
  }
  throw new Error('No old job has failed.')
}

/** Address of the scenario of the job that has looked for its limit, over two of its parameters. */
export const limitAddress = async () => {
  const { world: stored } = (await world()).platform
  const { id: jobId } = stored.of(jobArea, projectIds.shuttle).find(({ margin }) => margin) ?? {}
  const path = { jobId: jobId ?? '' }
  const suite = await find<Named>('evaluation.listSuiteReports', 'reports', () => true, { path })
  const spec = await find<Named>('evaluation.listSpecReports', 'reports', () => true, {
    path,
    query: { suiteReportId: suite.id },
  })
  const below = `?tab=scenarioParameterGroup`
  return addressOf(`reports/${jobId}/tests/${suite.id}/${spec.id}`, { below })
}

/** Address of the report table of the newest job with something. */
export const reportTableAddress = async (job: JobWith) => {
  const { job_id, catalog } = await find('evaluation.listJobReports', 'reports', jobs[job], {})
  return `${basePath}/reports/tables/new?catalog_id=${catalog.id}&job_id=${job_id}&table_config=date`
}

/** Address of the report of the newest build that something has become of. */
export const buildReportAddress = async (job: JobWith, where: Whereabouts = {}) => {
  const place = placeOf(where)
  const { job_id } = await find('evaluation.listJobReports', 'reports', jobs[job], place)
  const { projectId } = place
  const path = { jobId: job_id }
  const { id } = await find<Named>('evaluation.listBuildReports', 'reports', () => true, {
    projectId,
    path,
  })
  return addressOf(`reports/${job_id}/builds/${id}`, where)
}

/** Address of the build with the longest log. */
export const longestLogAddress = async () => {
  const { platform } = await world()
  const projectId = projectIds.large
  const id = platform.world.of(longestLogArea, projectId)
  const job = platform.world.of(jobArea, projectId).find((each) => each.id === id)
  if (!job) throw new Error('No build has such a log.')
  return addressOf(`reports/${job.id}/builds/${job.buildReportId}`, { projectId })
}

interface Report extends Item {
  id: string
  status: string
  suite?: { display_name: string }
  case_results: { failure_count: number }
}

const hasFailed = ({ status, case_results }: Report) =>
  case_results ? case_results.failure_count > 0 : status === 'failed'

const isRunning = ({ status }: Report) => status === 'started' || status === 'scheduled'

/** Address of the report of a suite with scenarios that nobody has reviewed. */
export const unreviewedAddress = async () => {
  const { job_id } = await find('evaluation.listJobReports', 'reports', jobs['running tests'])
  const { id } = await find<Report>(
    'evaluation.listSuiteReports',
    'reports',
    ({ suite }) => suite?.display_name === 'Approval of the new cut-ins',
    { path: { jobId: job_id } },
  )
  return addressOf(`reports/${job_id}/tests/${id}`, {})
}

/** Levels of reports below that of a job, from the top. */
const levels = [
  { operation: 'evaluation.listSuiteReports', parent: '' },
  { operation: 'evaluation.listSpecReports', parent: 'suiteReportId' },
  { operation: 'evaluation.listCaseReports', parent: 'specReportId' },
] as const

/** Level of a report below that of a job. */
export type ReportLevel = 'suite' | 'spec' | 'case'

/** Address of a report below that of a job: of what failed first, or is running. */
export const reportAddress = async (
  level: ReportLevel,
  job: JobWith = 'failed tests',
  where: Whereabouts = {},
) => {
  const { projectId } = placeOf(where)
  const reports = await find('evaluation.listJobReports', 'reports', jobs[job], { projectId })
  const ids: string[] = []
  for (const { operation, parent } of levels.slice(
    0,
    ['suite', 'spec', 'case'].indexOf(level) + 1,
  )) {
    const query = parent === '' ? {} : { [parent]: ids.at(-1) ?? '' }
    const fits = job === 'running tests' ? isRunning : hasFailed
    const path = { jobId: reports.job_id }
    const report = await find<Report>(operation, 'reports', fits, { projectId, path, query })
    ids.push(report.id)
  }
  return addressOf(`reports/${reports.job_id}/tests/${ids.join('/')}`, where)
}

interface CaseWithParameters extends Item {
  scenario_parameters: { [name: string]: string }
}

/** The parameters of the cases of a scenario. */
type CasesParameters = readonly Pick<CaseReport, 'scenarioParameters'>[]

/** Address of the report of a scenario whose cases have parameters that fit. */
const casesAddress = async (fits: (cases: CasesParameters) => boolean) => {
  const { all } = await world()
  for (const { job_id } of (await all<Job>('evaluation.listJobReports', 'reports')).filter(
    jobs['failed tests'],
  )) {
    const path = { jobId: job_id }
    for (const suite of await all<Report>('evaluation.listSuiteReports', 'reports', { path })) {
      const query = { suiteReportId: suite.id }
      for (const spec of await all<Report>('evaluation.listSpecReports', 'reports', {
        path,
        query,
      })) {
        const cases = await all<CaseWithParameters>('evaluation.listCaseReports', 'reports', {
          path,
          query: { specReportId: spec.id },
        })
        if (fits(cases.map((each) => ({ scenarioParameters: each.scenario_parameters })))) {
          return addressOf(`reports/${job_id}/tests/${suite.id}/${spec.id}`, {})
        }
      }
    }
  }
  throw new Error('No scenario has such cases.')
}

/** Address of the report of a scenario whose cases differ in some parameters and share others. */
export const mixedCasesAddress = () =>
  casesAddress((cases) => {
    const { varying, fixed } = parameterNamesOf(cases)
    return varying.length > 0 && fixed.length > 0
  })

/** Address of the report of a scenario with cases at several values of a parameter. */
export const valuesAddress = (name: string, values: readonly string[]) =>
  casesAddress((cases) =>
    values.every((value) => cases.some((each) => each.scenarioParameters[name] === value)),
  )
