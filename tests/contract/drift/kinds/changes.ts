import type { Drift, Fields } from '../drift.ts'
import {
  beside,
  field,
  losing,
  paging,
  refusing,
  stranger,
  text,
  wholeList,
  withQuery,
} from '../mutations.ts'

/** Values that a platform takes in and keeps. */
export const changes = [
  {
    kind: 'a stale version is overwritten',
    operation: 'evaluation.updateSuite',
    field: 'current_version_id',
    write: true,
    mutation: refusing((honest) =>
      honest.status === 409 ? { status: 201, body: { id: stranger, version_id: '2' } } : honest,
    ),
  },
  {
    kind: 'a thing without a name is made',
    operation: 'catalog.createCatalog',
    field: 'display_name',
    write: true,
    mutation: async ({ ask, body }) =>
      body.display_name === undefined ? { status: 201, body: { id: stranger } } : ask(),
  },
  {
    kind: 'a number is taken for a name',
    operation: 'catalog.updateCatalog',
    field: 'display_name',
    write: true,
    mutation: async ({ ask, body }) =>
      typeof body.display_name === 'string'
        ? ask()
        : ask({ body: { ...body, display_name: 'contract-test-name' } }),
  },
  {
    kind: 'a name of any length is taken',
    operation: 'evaluation.createSuite',
    field: 'title',
    write: true,
    mutation: async ({ ask, body }) =>
      text(body.title).length > 128 ? { status: 201, body: { id: stranger } } : ask(),
  },
  {
    kind: 'a thing that is not there is deleted',
    operation: 'catalog.deprecateCatalog',
    field: 'unknown id',
    write: true,
    mutation: refusing((honest) => (honest.status === 404 ? { status: 204 } : honest)),
  },
  {
    kind: 'a wrong body breaks the service',
    operation: 'evaluation.scheduleJob',
    field: '500',
    write: true,
    mutation: refusing((honest) => (honest.status === 400 ? { status: 500 } : honest)),
  },
  {
    kind: 'a refusal has a form of its own',
    operation: 'catalog.createCatalog',
    field: 'ErrorByCode',
    write: true,
    mutation: refusing(({ status }) => ({ status, body: { errors: ['display_name'] } })),
  },
  {
    kind: 'no setting is there to be switched',
    operation: 'notification.searchNotificationSettings',
    field: 'no setting',
    write: true,
    with: ['notification.updateNotificationSetting'],
    mutation: field('settings', []),
  },
  {
    kind: 'a change forgets the description',
    operation: 'evaluation.updateSuite',
    field: 'description',
    write: true,
    mutation: losing('description'),
  },
  {
    kind: 'a new thing forgets its labels',
    operation: 'evaluation.createSuite',
    field: 'labels',
    write: true,
    mutation: losing('labels'),
  },
  {
    kind: 'deleting has no effect',
    operation: 'evaluation.deprecateSuite',
    field: 'deprecated',
    write: true,
    mutation: ({ headers }) => (headers.has('authorization') ? { status: 204 } : undefined),
  },
  {
    kind: 'deleting takes another one along',
    operation: 'evaluation.deprecateSuite',
    field: 'deprecated',
    write: true,
    mutation: async (call) => {
      const answer = await call.ask()
      const next = answer.status === 204 && (await beside(call, call.path.suite_id ?? ''))
      if (next) await call.ask({ url: next.url })
      return answer
    },
  },
  {
    kind: 'a change is made to another one as well',
    operation: 'evaluation.updateSuite',
    field: 'display_name',
    write: true,
    with: ['evaluation.getSuite'],
    mutation: async (call) => {
      const answer = await call.ask()
      const next = answer.status === 201 && (await beside(call, call.path.suite_id ?? ''))
      if (next) {
        const { version_id = '' } = next.other
        await call.ask({ url: next.url, body: { ...call.body, current_version_id: version_id } })
      }
      return answer
    },
  },
  {
    kind: 'what is deleted stays in the list',
    operation: 'catalog.listCatalogs',
    field: 'deprecateCatalog',
    write: true,
    with: ['catalog.deprecateCatalog'],
    mutation: async (call) => {
      if (call.url.searchParams.get('deprecated') === 'true') return undefined
      const gone = await wholeList({ ...call, url: withQuery(call, { deprecated: 'true' }) })
      return paging('catalogs', (all) => [
        ...gone.map((one) => ({ ...one, deprecated: false })),
        ...all,
      ])(call)
    },
  },
  {
    kind: 'a change keeps the version',
    operation: 'catalog.updateCatalog',
    field: 'version_id',
    write: true,
    with: ['catalog.getCatalog'],
    mutation: async ({ ask, body }) => {
      const answer = await ask()
      return answer.status === 201
        ? {
            ...answer,
            body: { ...(answer.body as Fields), version_id: body.current_version_id ?? '' },
          }
        : answer
    },
  },
  {
    kind: 'a job is started for another source',
    operation: 'evaluation.getJobReport',
    field: 'scheduleJob',
    write: true,
    with: ['evaluation.scheduleJob'],
    mutation: field('event.source_id', stranger),
  },
  {
    kind: 'canceling has no effect',
    unnamed: 'it shows after up to ten minutes, for which a run does not wait',
    operation: 'evaluation.cancelJob',
    field: 'status',
    write: true,
    mutation: ({ headers, ask }) => (headers.has('authorization') ? { status: 204 } : ask()),
  },
  {
    kind: 'a new thing is in no list',
    operation: 'evaluation.listSuites',
    field: 'createSuite',
    write: true,
    with: ['evaluation.createSuite'],
    mutation: paging('suites', (all) =>
      all.filter(({ display_name }) => !text(display_name).startsWith('contract-test-')),
    ),
  },
  {
    kind: 'of several labels the first is kept',
    operation: 'evaluation.updateSuite',
    field: 'labels',
    write: true,
    mutation: ({ ask, body }) =>
      ask({
        body: { ...body, ...(Array.isArray(body.labels) && { labels: body.labels.slice(0, 1) }) },
      }),
  },
] as const satisfies readonly Drift[]
