import type { Drift, Fields } from '../drift.ts'
import { ignoring, paging, stuckOn, text, withQuery } from '../mutations.ts'

/** Items that a filter lets pass. */
export const filters = [
  {
    kind: 'a filter by catalog is read over',
    operation: 'evaluation.listSuites',
    field: 'catalog_id',
    mutation: ignoring('catalog_id'),
  },
  {
    kind: 'a filter by type is read over',
    operation: 'evaluation.listSuites',
    field: 'type',
    mutation: ignoring('type'),
  },
  {
    kind: 'a filter by an unknown catalog lists everything',
    operation: 'evaluation.listSuites',
    field: 'catalog_id',
    mutation: async (call) => {
      const answer = await call.ask()
      const { suites } = answer.body as Fields
      return Array.isArray(suites) && suites.length === 0 ? ignoring('catalog_id')(call) : answer
    },
  },
  {
    kind: 'the list of the deleted has all',
    operation: 'evaluation.listSuites',
    field: 'deprecated',
    mutation: async ({ ask, url }) =>
      url.searchParams.get('deprecated') === 'true'
        ? ask({ url: withQuery({ url }, { deprecated: 'false' }) })
        : undefined,
  },
  {
    kind: 'the deleted are listed without being asked for',
    operation: 'catalog.listCatalogs',
    field: 'deprecated',
    mutation: paging('catalogs', (all) =>
      all.map((one, index) => (index === 0 ? { ...one, deprecated: true } : one)),
    ),
  },
  {
    kind: 'a filter is turned round',
    operation: 'evaluation.listIntegrations',
    field: 'deleted',
    mutation: ({ ask, url }) =>
      ask({
        url: withQuery({ url }, { deleted: String(url.searchParams.get('deleted') !== 'true') }),
      }),
  },
  {
    kind: 'a filter of integrations is read over',
    operation: 'evaluation.listIntegrations',
    field: 'catalog_id',
    mutation: ignoring('catalog_id'),
  },
  {
    kind: 'a filter by state is read over',
    operation: 'evaluation.listJobReports',
    field: 'status',
    mutation: ignoring('status'),
  },
  {
    kind: 'of several states the first counts',
    operation: 'evaluation.listJobReports',
    field: 'status',
    mutation: ({ ask, url }) => {
      const [first] = url.searchParams.getAll('status')
      return first === undefined ? undefined : ask({ url: withQuery({ url }, { status: first }) })
    },
  },
  {
    kind: 'a filter of jobs is read over',
    operation: 'evaluation.listJobReports',
    field: 'catalog_id',
    mutation: ignoring('catalog_id'),
  },
  {
    kind: 'a filter lists nothing',
    operation: 'evaluation.listJobReports',
    field: 'catalog_id',
    mutation: ({ url }) =>
      url.searchParams.has('catalog_id') ? { status: 200, body: { reports: [] } } : undefined,
  },
  {
    kind: 'a filter leaves out one that fits',
    operation: 'scenario.listScenarios',
    field: 'suite_type',
    mutation: paging('scenarios', (all, { url }) =>
      url.searchParams.has('suite_type') ? all.slice(1) : all,
    ),
  },
  {
    kind: 'cases of other reports are listed',
    operation: 'evaluation.listCaseReports',
    field: 'spec_report_id',
    mutation: ignoring('spec_report_id'),
  },
  {
    kind: 'the first suite report is taken for all',
    operation: 'evaluation.listSpecReports',
    field: 'suite_report_id',
    mutation: stuckOn('suite_report_id'),
  },
  {
    kind: 'a filter by review is read over',
    operation: 'scenario.listScenarios',
    field: 'review_status',
    mutation: ignoring('review_status'),
  },
  {
    kind: 'a filter by name is read over',
    operation: 'scenario.listScenarios',
    field: 'display_name',
    mutation: ignoring('display_name'),
  },
  {
    kind: 'a filter by name minds the case',
    operation: 'scenario.listScenarios',
    field: 'display_name',
    mutation: paging('scenarios', (all, { url }) =>
      all.filter((one) =>
        text(one.display_name).includes(url.searchParams.get('display_name') ?? ''),
      ),
    ),
  },
  {
    kind: 'a filter by name wants the beginning',
    operation: 'scenario.listScenarios',
    field: 'display_name',
    mutation: paging('scenarios', (all, { url }) =>
      all.filter((one) =>
        text(one.display_name)
          .toLowerCase()
          .startsWith((url.searchParams.get('display_name') ?? '').toLowerCase()),
      ),
    ),
  },
  {
    kind: 'drafts are listed as releases',
    operation: 'catalog.listFirmwareReleases',
    field: 'draft',
    mutation: ignoring('draft'),
  },
  {
    kind: 'all suites are listed for a scenario',
    operation: 'evaluation.listSuitesByScenario',
    field: 'scenario_id',
    mutation: async ({ ask, url }) =>
      ask({ url: new URL(url.href.replace(/\/scenarios\/[^/]+/, '')) }),
  },
  {
    kind: 'the second page forgets the filter',
    operation: 'evaluation.listJobReports',
    field: 'status',
    mutation: (call) =>
      call.url.searchParams.has('next_token') ? ignoring('status')(call) : undefined,
  },
  {
    kind: 'a sign of the database lists everything',
    operation: 'scenario.listScenarios',
    field: 'display_name',
    mutation: (call) =>
      call.url.searchParams.get('display_name') === '%'
        ? ignoring('display_name')(call)
        : undefined,
  },
] as const satisfies readonly Drift[]
