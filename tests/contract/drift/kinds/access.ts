import { projectIds } from '@/mock-platform/world/world-projects.ts'
import type { Drift } from '../drift.ts'
import { headers, html } from '../mutations.ts'

/** Whom a platform lets in. */
export const access = [
  {
    kind: 'a call without a token is answered',
    operation: 'evaluation.listSuites',
    field: 'without a token',
    mutation: ({ headers, ask }) =>
      headers.has('authorization') ? undefined : ask({ token: 'token-for-tests' }),
  },
  {
    kind: 'a call with a broken token is answered',
    operation: 'catalog.getCatalog',
    field: 'broken token',
    mutation: ({ headers, ask }) =>
      headers.has('authorization') ? ask({ token: 'token-for-tests' }) : undefined,
  },
  {
    kind: 'a call without a token is not found',
    operation: 'evaluation.getJobReport',
    field: 'without a token',
    mutation: ({ headers }) => (headers.has('authorization') ? undefined : { status: 404 }),
  },
  {
    kind: 'a call without a token breaks the service',
    operation: 'scenario.listScenarioAssets',
    field: 'without a token',
    mutation: ({ headers }) => (headers.has('authorization') ? undefined : { status: 500 }),
  },
  {
    kind: 'a call without a token leads to a page',
    operation: 'evaluation.listIntegrations',
    field: 'without a token',
    mutation: ({ headers }) =>
      headers.has('authorization') ? undefined : { status: 200, ...html },
  },
  {
    kind: 'a batch is answered without a token',
    operation: 'scenario.batchGetScenarios',
    field: 'without a token',
    mutation: ({ headers, ask }) =>
      headers.has('authorization') ? undefined : ask({ token: 'token-for-tests' }),
  },
  {
    kind: 'a foreign project is listed',
    operation: 'catalog.listCatalogs',
    field: 'project_id',
    mutation: ({ url, ask }) =>
      ask({
        url: new URL(url.href.replace(/\/projects\/[^/]+/, `/projects/${projectIds.shuttle}`)),
      }),
  },
  {
    kind: 'a thing is answered below every project',
    operation: 'evaluation.getSuite',
    field: 'a thing of another project',
    mutation: async ({ url, ask }) => {
      const answer = await ask()
      const own = new URL(url.href.replace(/\/projects\/[^/]+/, `/projects/${projectIds.shuttle}`))
      return answer.status === 404 ? ask({ url: own }) : answer
    },
  },
  {
    kind: 'a thing is changed without a token',
    operation: 'evaluation.updateSuite',
    field: 'without a token',
    write: true,
    mutation: ({ headers, ask }) =>
      headers.has('authorization') ? undefined : ask({ token: 'token-for-tests' }),
  },
  {
    kind: 'pages of other origins may not read',
    operation: 'evaluation.getSuite',
    field: 'access-control-allow-origin',
    mutation: headers({ 'access-control-allow-origin': undefined }),
  },
  {
    kind: 'another origin may read',
    operation: 'evaluation.listSuites',
    field: 'access-control-allow-origin',
    mutation: headers({ 'access-control-allow-origin': 'https://old.example.com' }),
  },
  {
    kind: 'a preflight needs a token',
    operation: 'catalog.listCatalogs',
    field: 'preflight',
    preflight: true,
    mutation: () => ({ status: 401 }),
  },
  {
    kind: 'a preflight does not let the token through',
    operation: 'scenario.getScenario',
    field: 'authorization',
    preflight: true,
    mutation: headers({ 'access-control-allow-headers': 'content-type' }),
  },
  {
    kind: 'a preflight does not let the method through',
    operation: 'scenario.batchGetScenarios',
    field: 'POST',
    preflight: true,
    mutation: headers({ 'access-control-allow-methods': 'GET' }),
  },
] as const satisfies readonly Drift[]
