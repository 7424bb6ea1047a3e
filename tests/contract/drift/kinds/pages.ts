import type { Drift, Fields } from '../drift.ts'
import { answering, field, ignoring, listing, paging, text, wholeList } from '../mutations.ts'

/** Tokens that led to a page before. */
const used = new Set<string>()

/** In which order, and on how many pages. */
export const pages = [
  {
    kind: 'the oldest comes first',
    operation: 'evaluation.listJobReports',
    field: 'scheduled_at',
    mutation: paging('reports', (all) => all.toReversed()),
  },
  {
    kind: 'the key of the sort is read over',
    operation: 'scenario.listScenarios',
    field: 'sort',
    mutation: ignoring('sort'),
  },
  {
    kind: 'the direction of the sort is read over',
    operation: 'scenario.listScenarios',
    field: 'order',
    mutation: ignoring('order'),
  },
  {
    kind: 'a list is sorted page by page',
    operation: 'scenario.listScenarios',
    field: 'display_name',
    mutation: async (call) => {
      const { status, body } = await paging('scenarios', (all) =>
        all.toSorted((one, two) => (text(one.id) < text(two.id) ? -1 : 1)),
      )(call)
      const { scenarios = [], ...rest } = body as Fields
      const sorted = (scenarios as Fields[]).toSorted((one, two) =>
        text(one.display_name).localeCompare(text(two.display_name)),
      )
      return { status, body: { ...rest, scenarios: sorted } }
    },
  },
  {
    kind: 'newest first is read over',
    operation: 'catalog.listCatalogShares',
    field: 'reverse',
    write: true,
    mutation: ignoring('reverse'),
  },
  {
    kind: 'the reports of a suite are in no order',
    operation: 'evaluation.listSpecReports',
    field: 'sort',
    mutation: ignoring('sort'),
  },
  {
    kind: 'the order changes from call to call',
    operation: 'evaluation.listSuites',
    field: 'suites',
    mutation: paging('suites', (all, { before }) => (before % 2 === 1 ? all.toReversed() : all)),
  },
  {
    kind: 'a token leads to the same page',
    operation: 'evaluation.listSources',
    field: 'next_token',
    mutation: ({ url, ask }) => {
      const first = new URL(url)
      first.searchParams.delete('next_token')
      return ask({ url: first })
    },
  },
  {
    kind: 'tokens go round in a circle',
    operation: 'evaluation.listSources',
    field: 'next_token',
    mutation: paging(
      'sources',
      (all) => all,
      (from, size) => ({
        from,
        to: from + size,
        next: from + size >= 3 * size ? '0' : from + size,
      }),
    ),
  },
  {
    kind: 'the size of a page is read over',
    operation: 'evaluation.listSuiteReports',
    field: 'size',
    mutation: ignoring('size'),
  },
  {
    kind: 'the size is half of what was asked for, and the rest is lost',
    operation: 'scenario.listScenarioAssets',
    field: 'assets',
    mutation: paging(
      'assets',
      (all) => all,
      (from, size, count) => ({
        from,
        to: from + Math.ceil(size / 2),
        ...(from + size < count && { next: from + size }),
      }),
    ),
  },
  {
    kind: 'a page repeats the last item of the one before',
    operation: 'evaluation.listJobReports',
    field: 'reports',
    mutation: paging(
      'reports',
      (all) => all,
      (from, size, count) => ({
        from: Math.max(0, from - 1),
        to: from + size,
        ...(from + size < count && { next: from + size }),
      }),
    ),
  },
  {
    kind: 'an item falls between two pages',
    operation: 'evaluation.listSuites',
    field: 'suites',
    mutation: paging(
      'suites',
      (all) => all,
      (from, size, count) => ({
        from,
        to: from + size,
        ...(from + size + 1 < count && { next: from + size + 1 }),
      }),
    ),
  },
  {
    kind: 'the list ends after its first page',
    operation: 'scenario.listScenarioVersions',
    field: 'versions',
    mutation: answering(({ next_token: _, ...body }) => body),
  },
  {
    kind: 'the last page is lost',
    operation: 'evaluation.listSpecReports',
    field: 'reports',
    mutation: paging(
      'reports',
      (all) => all,
      (from, size, count) => ({
        from,
        to: from + size,
        ...(from + 2 * size < count && { next: from + size }),
      }),
    ),
  },
  {
    kind: 'a list is cut short',
    operation: 'evaluation.listCaseReports',
    field: 'total_count',
    mutation: paging('reports', (all) => all.slice(0, -1)),
  },
  {
    kind: 'a list leaves out a thing that is there',
    operation: 'evaluation.listCaseAttempts',
    field: 'attempts.id',
    mutation: field('attempts', []),
  },
  {
    kind: 'empty pages without an end',
    operation: 'catalog.listCatalogShareInvitations',
    field: 'next_token',
    mutation: async (call) => {
      const answer = await ignoring('next_token')(call)
      return answer?.status === 200
        ? { ...answer, body: { catalog_share_invitations: [], next_token: `page-${call.before}` } }
        : answer
    },
  },
  {
    kind: 'an item stands on a page twice',
    operation: 'project.listProjects',
    field: 'projects',
    mutation: listing((all) => [...all.slice(0, 1), ...all]),
  },
  {
    kind: 'pages are longer than a hundred',
    operation: 'scenario.listScenarios',
    field: 'size',
    mutation: async (call) => {
      const all = await wholeList(call)
      const many = Array.from({ length: 101 }, (_, index) => ({
        ...(all[index % all.length] ?? {}),
        id: `scenario-${index}`,
      }))
      return call.url.searchParams.has('size')
        ? undefined
        : { status: 200, body: { scenarios: many } }
    },
  },
  {
    kind: 'only two items, whatever there is',
    operation: 'catalog.listFirmwareReleases',
    field: 'firmware_releases',
    mutation: paging('firmware_releases', (all) => all.slice(0, 2)),
  },
  {
    kind: 'a token of a page is good once',
    operation: 'evaluation.listSuites',
    field: 'next_token is good once',
    mutation: ({ url }) => {
      const token = url.searchParams.get('next_token')
      if (token === null) return undefined
      if (used.has(token)) {
        return { status: 400, body: { code: 'invalid_input', message: 'The token is used up.' } }
      }
      used.add(token)
      return undefined
    },
  },
] as const satisfies readonly Drift[]
