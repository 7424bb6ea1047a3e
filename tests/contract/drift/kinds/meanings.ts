import { projectIds } from '@/mock-platform/world/world-projects.ts'
import type { Drift, Fields } from '../drift.ts'
import {
  answering,
  field,
  ignoring,
  items,
  listing,
  losing,
  paging,
  setAt,
  stranger,
  text,
  wholeList,
  withQuery,
} from '../mutations.ts'

/** Rules across several answers. */
export const meanings = [
  {
    kind: 'of two filters one is enough',
    operation: 'evaluation.listJobReports',
    field: 'catalog_id',
    mutation: async (call) => {
      const { searchParams } = call.url
      if (!searchParams.has('status') || !searchParams.has('catalog_id')) return undefined
      const [one, other] = [new URL(call.url), new URL(call.url)]
      one.searchParams.delete('status')
      other.searchParams.delete('catalog_id')
      const all = [
        ...(await wholeList({ ...call, url: one })),
        ...(await wholeList({ ...call, url: other })),
      ]
      const byId = new Map(all.map((item) => [item.id, item]))
      return { status: 200, body: { reports: [...byId.values()].slice(0, 100) } }
    },
  },
  {
    kind: 'beside another filter a type is read over',
    operation: 'evaluation.listSuites',
    field: 'type',
    mutation: (call) =>
      call.url.searchParams.has('catalog_id') ? ignoring('type')(call) : undefined,
  },
  {
    kind: 'two filters together list nothing',
    operation: 'scenario.listScenarios',
    field: 'suite_type',
    mutation: ({ url }) =>
      url.searchParams.has('suite_type') && url.searchParams.has('review_status')
        ? { status: 200, body: { scenarios: [] } }
        : undefined,
  },
  {
    kind: 'shared maps are listed unasked',
    operation: 'map.listAreaMaps',
    field: 'is_shared',
    mutation: ({ ask, url }) =>
      ask({ url: withQuery({ url }, { include_shared_area_maps: 'true' }) }),
  },
  {
    kind: 'only shared maps are listed when they are asked for',
    operation: 'map.listAreaMaps',
    field: 'include_shared_area_maps',
    mutation: listing((all, { url }) =>
      url.searchParams.get('include_shared_area_maps') === 'true'
        ? all.filter((one) => one.is_shared)
        : all,
    ),
  },
  {
    kind: 'a suite counts a case more than its scenarios',
    operation: 'evaluation.listSuiteReports',
    field: 'total_count',
    with: ['evaluation.listSpecReports'],
    mutation: items('case_results.total_count', (old) => Number(old) + 1),
  },
  {
    kind: 'a job counts other failures than its suites',
    operation: 'evaluation.listSuiteReports',
    field: 'failure_count',
    mutation: items('case_results.failure_count', 0),
  },
  {
    kind: 'a job has failed, and none of its suites',
    operation: 'evaluation.listSuiteReports',
    field: 'status',
    mutation: items('status', 'succeeded'),
  },
  {
    kind: 'a scenario has passed, and a case of it has not',
    operation: 'evaluation.listCaseReports',
    field: 'status',
    mutation: listing((all) =>
      all.map((one, index) => (index === 0 ? { ...one, status: 'canceled' } : one)),
    ),
  },
  {
    kind: 'the page of a job calls its catalog otherwise than the list',
    operation: 'evaluation.getJobReport',
    field: 'catalog.display_name',
    mutation: field('catalog.display_name', 'Another catalog'),
  },
  {
    kind: 'a list has ids that nobody knows',
    operation: 'evaluation.listSources',
    field: 'sources[].id',
    mutation: listing((all) =>
      all.map((one, index) => (index === 0 ? { ...one, id: stranger } : one)),
    ),
  },
  {
    kind: 'a list writes ids in capitals',
    operation: 'catalog.listCatalogs',
    field: 'id',
    mutation: items('id', (old) => text(old).toUpperCase()),
  },
  {
    kind: 'metrics have no rows',
    operation: 'metrics.queryMetrics',
    field: 'series[].row[].data',
    mutation: answering((body) => setAt(body, 'series.row', [])),
  },
  {
    kind: 'metrics count one case less',
    operation: 'metrics.queryMetrics',
    field: 'series[].row[].data',
    mutation: answering((body) => setAt(body, 'series.row.data', [0])),
  },
  {
    kind: 'a thing is made in time to come',
    operation: 'catalog.listCatalogs',
    field: 'created_at',
    mutation: items('created_at', '2199-01-01T00:00:00Z'),
  },
  {
    kind: 'a batch leaves out what was asked for',
    operation: 'ml.batchGetPackageReleases',
    field: 'found',
    mutation: field('found', []),
  },
  {
    kind: 'a change forgets the labels',
    operation: 'evaluation.updateSuite',
    field: 'labels',
    write: true,
    mutation: losing('labels'),
  },
  {
    kind: 'a change forgets what a scenario must do',
    operation: 'evaluation.updateSuite',
    field: 'essential',
    write: true,
    mutation: ({ ask, body }) =>
      ask({
        body: {
          ...body,
          ...(Array.isArray(body.specs) && setAt({ ...body }, 'specs.essential', true)),
        },
      }),
  },
  {
    kind: 'a new job forgets how to build',
    operation: 'evaluation.scheduleJob',
    field: 'build_options',
    write: true,
    mutation: ({ ask, body }) =>
      ask({
        body: body.build_options
          ? { ...body, build_options: { clean_build: false, debug: false } }
          : body,
      }),
  },
  {
    kind: 'a share forgets what goes along',
    operation: 'catalog.createCatalogShare',
    field: 'options',
    write: true,
    mutation: ({ ask, body }) =>
      ask({
        body: body.options ? { ...body, options: { include_draft_firmware_release: false } } : body,
      }),
  },
  {
    kind: 'a new thing is made twice',
    operation: 'evaluation.createSuite',
    field: 'made 2',
    write: true,
    mutation: async ({ ask }) => {
      const first = await ask()
      return first.status === 201 ? ask() : first
    },
  },
  {
    kind: 'a list has the name before the change',
    operation: 'evaluation.listSuites',
    field: 'updateSuite',
    write: true,
    with: ['evaluation.updateSuite'],
    mutation: (() => {
      const names = new Map<string, Fields[string]>()
      return paging('suites', (all) =>
        all.map((one) => {
          const { id, display_name = '' } = one
          if (!names.has(text(id))) names.set(text(id), display_name)
          return { ...one, display_name: names.get(text(id)) ?? '' }
        }),
      )
    })(),
  },
  {
    kind: 'a thing is changed below another project',
    operation: 'evaluation.updateSuite',
    field: 'project_id',
    write: true,
    mutation: ({ url, ask }) =>
      ask({
        url: new URL(url.href.replace(/\/projects\/[^/]+/, `/projects/${projectIds.shuttle}`)),
      }),
  },
] as const satisfies readonly Drift[]
