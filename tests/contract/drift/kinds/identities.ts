import type { Drift, Fields } from '../drift.ts'
import {
  answering,
  field,
  ignoring,
  items,
  listing,
  setAt,
  stranger,
  stuckOn,
} from '../mutations.ts'

/** Subject of an answer. */
export const identities = [
  {
    kind: 'the answer is about another suite',
    operation: 'evaluation.getSuite',
    field: 'id',
    mutation: field('id', stranger),
  },
  {
    kind: 'the first thing that was asked for is answered for ever',
    operation: 'evaluation.getSource',
    field: 'id',
    mutation: stuckOn('source_id'),
  },
  {
    kind: 'the answer is about another project',
    operation: 'catalog.getCatalog',
    field: 'project_id',
    mutation: field('project_id', stranger),
  },
  {
    kind: 'the newest version is answered, whichever was asked for',
    operation: 'scenario.getScenarioVersion',
    field: 'version_id',
    mutation: ({ ask, url }) => ask({ url: new URL(url.href.replace(/\/versions\/.*/, '')) }),
  },
  {
    kind: 'the answer is about another job',
    operation: 'evaluation.getJobReport',
    field: 'job_id',
    mutation: field('job_id', stranger),
  },
  {
    kind: 'the answer is about another member',
    operation: 'project.getMember',
    field: 'subject_id',
    mutation: field('subject_id', stranger),
  },
  {
    kind: 'the newest attempt is answered, whichever was asked for',
    operation: 'evaluation.getCaseReport',
    field: 'attempt_id',
    mutation: ignoring('attempt_id'),
  },
  {
    kind: 'a list has things of another project',
    operation: 'evaluation.listSuites',
    field: 'suites[].project_id',
    mutation: items('project_id', stranger),
  },
  {
    kind: 'reports of another job are listed',
    operation: 'evaluation.listBuildReports',
    field: 'reports[].job_id',
    mutation: items('job_id', stranger),
  },
  {
    kind: 'releases of another catalog are listed',
    operation: 'catalog.listFirmwareReleases',
    field: 'firmware_releases[].catalog_id',
    mutation: items('catalog_id', stranger),
  },
  {
    kind: 'a report of another suite report',
    operation: 'evaluation.getSpecReport',
    field: 'parents.job_report_id',
    mutation: field('parents.job_report_id', stranger),
  },
  {
    kind: 'the scenarios of the first suite are those of all',
    operation: 'evaluation.listSuiteSpecs',
    field: 'suite_id',
    mutation: stuckOn('suite_id'),
  },
  {
    kind: 'versions of another scenario are listed',
    operation: 'scenario.listScenarioVersions',
    field: 'versions[].id',
    mutation: items('id', stranger),
  },
  {
    kind: 'a batch has a thing that nobody asked for',
    operation: 'scenario.batchGetScenarios',
    field: 'found[].id',
    mutation: answering((body) => ({
      found: [body.found ?? []].flat().map((one) => setAt(one as Fields, 'id', stranger)),
    })),
  },
  {
    kind: 'a batch leaves out what is there',
    operation: 'project.batchGetMembers',
    field: 'members',
    mutation: field('members', []),
  },
  {
    kind: 'a batch has a thing twice',
    operation: 'firmware-registry.batchGetFirmwareImages',
    field: 'images',
    mutation: answering(({ images = [] }) => ({ images: [images, images].flat() })),
  },
  {
    kind: 'the list calls a thing otherwise than its own page',
    operation: 'catalog.listCatalogs',
    field: 'catalogs[].display_name',
    mutation: items('display_name', (old) => `${old} (old)`),
  },
  {
    kind: 'the list has another state than the report',
    operation: 'evaluation.listSuiteReports',
    field: 'reports[].status',
    mutation: items('status', (old) => (old === 'failed' ? 'succeeded' : 'failed')),
  },
  {
    kind: 'the list has another size than the source',
    operation: 'evaluation.listSources',
    field: 'sources[].size',
    mutation: items('size', (old) => Number(old) + 1),
  },
  {
    kind: 'a list loses a label of each thing',
    operation: 'evaluation.listSuites',
    field: 'suites[].labels',
    mutation: items('labels', (old) => [old ?? []].flat().slice(1)),
  },
  {
    kind: 'the page of a thing has other labels than the list',
    operation: 'evaluation.getSuite',
    field: 'labels[].value',
    mutation: field('labels.value', 'elsewhere'),
  },
  {
    kind: 'a batch has the name before the change',
    operation: 'scenario.batchGetScenarios',
    field: 'found[].display_name',
    mutation: answering(({ found = [], ...rest }) => ({
      ...rest,
      found: [found].flat().map((one) => ({ ...(one as Fields), display_name: 'old' })),
    })),
  },
  {
    kind: 'another list calls a suite otherwise',
    operation: 'evaluation.listSuitesByScenario',
    field: 'suites[].display_name',
    mutation: items('display_name', (old) => `${old} (old)`),
  },
  {
    kind: 'the scenarios of a suite need not succeed in a list of their own',
    operation: 'evaluation.listSuiteSpecs',
    field: 'specs[].essential',
    mutation: items('essential', (old) => !old),
  },
  {
    kind: 'the report of a release is another than that of its job',
    operation: 'evaluation.getFirmwareReleaseReport',
    field: 'test.case_results.total_count',
    mutation: field('test.case_results.total_count', (old) => Number(old) + 1),
  },
  {
    kind: 'versions lack the one that a thing is in',
    operation: 'scenario.listScenarioAssetVersions',
    field: 'versions.version_id',
    mutation: listing(() => []),
  },
  {
    kind: 'a thing is finished before it begins',
    operation: 'evaluation.getSpecReport',
    field: 'finished_at',
    mutation: answering((body) =>
      body.finished_at ? { ...body, finished_at: '2001-01-01T00:00:00Z' } : body,
    ),
  },
  {
    kind: 'a thing is changed before it is made',
    operation: 'scenario.listScenarios',
    field: 'scenarios[].updated_at',
    mutation: items('updated_at', '2001-01-01T00:00:00Z'),
  },
  {
    kind: 'more cases have passed than there are',
    operation: 'evaluation.getSuiteReport',
    field: 'case_results',
    mutation: field('case_results.success_count', 100_000),
  },
  {
    kind: 'a new thing is known by another id',
    operation: 'catalog.createCatalog',
    field: 'by id',
    write: true,
    mutation: field('id', stranger),
  },
  {
    kind: 'a change is answered by the id of another thing',
    operation: 'catalog.updateCatalog',
    field: 'id',
    write: true,
    mutation: field('id', stranger),
  },
  {
    kind: 'an id that nobody has spoils a batch',
    operation: 'ml.batchGetArtifacts',
    field: '404',
    mutation: async ({ ask, body }) => {
      const answer = await ask()
      const [asked, found] = [body.ids, (answer.body as Fields).found].map((all) => [all].flat())
      return (asked?.length ?? 0) > (found?.length ?? 0)
        ? { ...answer, status: 404, body: { code: 'not_found', message: 'One is not there.' } }
        : answer
    },
  },
  {
    kind: 'a time was never set',
    operation: 'evaluation.listJobReports',
    field: 'reports[].scheduled_at',
    mutation: items('scheduled_at', '0001-01-01T00:00:00Z'),
  },
  {
    kind: 'what runs has ended',
    operation: 'evaluation.listJobReports',
    field: 'reports[].finished_at',
    mutation: listing((all) =>
      all.map((one) =>
        one.status === 'started' ? { ...one, finished_at: one.scheduled_at ?? '' } : one,
      ),
    ),
  },
  {
    kind: 'what has ended does not say when',
    operation: 'evaluation.getJobReport',
    field: 'finished_at',
    mutation: field('finished_at', undefined),
  },
] as const satisfies readonly Drift[]
