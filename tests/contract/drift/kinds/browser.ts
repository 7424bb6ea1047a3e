import type { Answer, Drift, Mutation } from '../drift.ts'
import { answering, headers, instead, refusing } from '../mutations.ts'

const isRefusal = (status: number) => status === 401 || status === 403
const isFailure = (status: number) => status >= 400

/** Sends another text in place of the JSON of each good answer. */
const rewriting =
  (change: (text: string) => string | Uint8Array<ArrayBuffer>): Mutation =>
  async ({ ask }) => {
    const answer = await ask()
    if (isFailure(answer.status) || answer.body === undefined) return answer
    const made = change(JSON.stringify(answer.body))
    return typeof made === 'string' ? { ...answer, body: made } : { ...answer, bytes: made }
  }

/** Answers the first call with something, and then as before. */
const atFirst =
  (answer: Answer): Mutation =>
  ({ before }) =>
    before === 0 ? answer : undefined

const latin1 = (text: string) =>
  new Uint8Array(Buffer.from(text.replace(/[^\\"]"/, 'é"'), 'latin1'))

/** Needs of a browser and of the page in it. */
export const browser = [
  {
    kind: 'a page may not read that its token has expired',
    operation: 'evaluation.listJobReports',
    field: 'access-control-allow-origin',
    mutation: headers({ 'access-control-allow-origin': undefined }, isRefusal),
  },
  {
    kind: 'a page may not read that a thing is not there',
    operation: 'evaluation.getSpecReport',
    field: 'access-control-allow-origin',
    mutation: headers({ 'access-control-allow-origin': undefined }, (status) => status === 404),
  },
  {
    kind: 'a page may not read why a change is refused',
    operation: 'evaluation.updateSuite',
    field: 'access-control-allow-origin',
    write: true,
    mutation: headers({ 'access-control-allow-origin': undefined }, isFailure),
  },
  {
    kind: 'the id of a request is not exposed',
    operation: 'catalog.listCatalogs',
    field: 'x-request-id',
    mutation: headers({ 'access-control-expose-headers': 'etag, retry-after' }),
  },
  {
    kind: 'the wait before the next try is not exposed',
    operation: 'evaluation.getJobReport',
    field: 'retry-after',
    mutation: headers({ 'access-control-expose-headers': 'etag, x-request-id' }),
  },
  {
    kind: 'nothing is exposed of a failure',
    operation: 'scenario.getScenario',
    field: 'access-control-expose-headers',
    mutation: headers({ 'access-control-expose-headers': undefined }, isFailure),
  },
  {
    kind: 'a preflight of a change is refused',
    operation: 'evaluation.createSuite',
    field: 'preflight',
    write: true,
    preflight: true,
    mutation: () => ({ status: 403 }),
  },
  {
    kind: 'a preflight of a change does not let the method through',
    operation: 'notification.updateNotificationSetting',
    field: 'PUT',
    write: true,
    preflight: true,
    mutation: headers({ 'access-control-allow-methods': 'GET, POST' }),
  },
  {
    kind: 'a preflight of a change does not let the type of the body through',
    operation: 'catalog.createCatalog',
    field: 'content-type',
    write: true,
    preflight: true,
    mutation: headers({ 'access-control-allow-headers': 'authorization' }),
  },
  {
    kind: 'a tag stays when the answer changes',
    operation: 'evaluation.getSuite',
    field: 'etag',
    write: true,
    with: ['evaluation.updateSuite'],
    mutation: headers({ etag: '"1"' }),
  },
  {
    kind: 'nothing is ever new for who has any tag',
    operation: 'evaluation.getJobReport',
    field: 'etag',
    mutation: (call) => (call.headers.has('if-none-match') ? { status: 304 } : undefined),
  },
  {
    kind: 'the tag of what was before a change still holds',
    operation: 'ml.getRun',
    field: 'etag',
    write: true,
    with: ['ml.updateRun'],
    mutation: (call) => {
      const tag = call.headers.get('if-none-match')
      return tag === null || tag === '"contract-test"' ? undefined : { status: 304 }
    },
  },
  {
    kind: 'who has no token is told that nothing has changed',
    operation: 'evaluation.listSpecReports',
    field: 'etag',
    mutation: (call) =>
      call.headers.has('if-none-match') && !call.headers.has('authorization')
        ? { status: 304 }
        : undefined,
  },
  {
    kind: 'answers may be kept for an hour',
    operation: 'evaluation.listJobReports',
    field: 'cache-control',
    mutation: headers({ 'cache-control': 'max-age=3600' }),
  },
  {
    kind: 'answers may be kept for everybody',
    operation: 'project.listProjects',
    field: 'cache-control',
    mutation: headers({ 'cache-control': 'public' }),
  },
  {
    kind: 'all calls have one request id',
    operation: 'evaluation.listSuites',
    field: 'x-request-id',
    mutation: headers({ 'x-request-id': 'request' }),
  },
  {
    kind: 'a wait is told in words',
    operation: 'evaluation.listSuites',
    field: 'retry-after',
    mutation: atFirst({ status: 429, headers: { 'retry-after': 'in a minute' } }),
  },
  {
    kind: 'a wait is told as a length of time',
    operation: 'catalog.getCatalog',
    field: 'retry-after',
    mutation: atFirst({ status: 503, headers: { 'retry-after': 'PT30S' } }),
  },
  {
    kind: 'a failure has no body',
    operation: 'evaluation.getSuite',
    field: 'empty',
    mutation: refusing(({ status }) => ({ status })),
  },
  {
    kind: 'a failure goes by another type of JSON',
    operation: 'evaluation.getCaseReport',
    field: 'application/problem+json',
    mutation: refusing((honest) => ({
      ...honest,
      headers: { ...honest.headers, 'content-type': 'application/problem+json' },
    })),
  },
  {
    kind: 'an answer goes by another type of JSON',
    operation: 'catalog.getFirmwareRelease',
    field: 'application/hal+json',
    mutation: async ({ ask }) => {
      const answer = await ask()
      return { ...answer, headers: { ...answer.headers, 'content-type': 'application/hal+json' } }
    },
  },
  {
    kind: 'a refused change has no body',
    operation: 'scenario.createScenarioVersion',
    field: 'empty',
    write: true,
    mutation: refusing(({ status }) => ({ status })),
  },
  {
    kind: 'an object has a key twice',
    operation: 'evaluation.getSuite',
    field: 'display_name',
    mutation: rewriting((text) => text.replace('{', '{"display_name":"An older name",')),
  },
  {
    kind: 'an object deep in a list has a key twice',
    operation: 'evaluation.listSuites',
    field: 'key id twice',
    mutation: rewriting((text) => text.replace('[{', '[{"id":"suite-1",')),
  },
  {
    kind: 'an answer begins with a mark',
    operation: 'scenario.listScenarios',
    field: 'BOM',
    mutation: rewriting((text) => new Uint8Array(Buffer.from(`\ufeff${text}`))),
  },
  {
    kind: 'an answer is in another charset',
    operation: 'scenario.getScenario',
    field: 'UTF-8',
    mutation: rewriting(latin1),
  },
  {
    kind: 'an answer names another charset',
    operation: 'evaluation.getSource',
    field: 'iso-8859-1',
    mutation: headers({ 'content-type': 'application/json; charset=iso-8859-1' }),
  },
  {
    kind: 'an answer is in UTF-16',
    operation: 'evaluation.getBuildReport',
    field: 'UTF-8',
    mutation: rewriting((text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))),
  },
  {
    kind: 'the page may not fetch a log',
    operation: 'evaluation.downloadLog',
    field: 'url',
    mutation: answering((_, { url }) => ({ url: `${url.origin}/config.json` })),
  },
  {
    kind: 'a list is refused',
    operation: 'evaluation.listSuites',
    field: '403',
    mutation: instead({ status: 403, body: { message: 'Not for you.' } }),
  },
  {
    kind: 'a list is always empty, and starves others',
    operation: 'evaluation.listJobReports',
    field: 'getJobReport was not tried',
    with: ['evaluation.getJobReport'],
    mutation: instead({ status: 200, body: { reports: [] } }),
  },
  {
    kind: 'a browser guesses for how long an answer may be kept',
    operation: 'evaluation.listSuites',
    field: 'cache-control',
    mutation: headers({
      'cache-control': undefined,
      'last-modified': 'Mon, 01 Jan 2024 00:00:00 GMT',
    }),
  },
  {
    kind: 'an answer says until when it may be kept',
    operation: 'evaluation.listSuites',
    field: 'cache-control',
    mutation: headers({ 'cache-control': undefined, expires: 'Sat, 01 Jan 2200 00:00:00 GMT' }),
  },
  {
    kind: 'an answer is said to be packed, and is not',
    operation: 'evaluation.listSuites',
    field: 'incorrect header check',
    mutation: headers({ 'content-encoding': 'gzip' }),
  },
  {
    kind: 'a number is larger than a browser can hold',
    operation: 'map.listAreaMaps',
    field: 'area_map_id',
    mutation: rewriting((text) =>
      text.replace(/"area_map_id":\d+/, '"area_map_id":9007199254740993'),
    ),
  },
  {
    kind: 'a number is none',
    operation: 'evaluation.listSuiteReports',
    field: 'the body is not JSON',
    mutation: rewriting((text) => text.replace(/"total_count":\d+/, '"total_count":NaN')),
  },
] as const satisfies readonly Drift[]
