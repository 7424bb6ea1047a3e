import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Service, services } from '@/config/services.ts'
import type { Json } from '../../../codegen/contract.ts'
import { refName } from '../../../codegen/schema.ts'
import { allOperations, type Documents, exampleOf, type Operation } from './operations.ts'
import { createShapeCheck } from './shape.ts'
import type { Target } from './target.ts'
import { valuesAt } from './templates.ts'
import { lastingToken } from './tokens.ts'

type Fields = { [name: string]: Json }

/** A request as the test platform sees it. */
export interface TestCall {
  operation: Operation
  /** Ids of the path by wire name. */
  path: { [name: string]: string }
  query: URLSearchParams
  body: Fields
}

/** Answers of the test platform. */
export interface TestAnswer {
  status: number
  /** Sent as it is when it is a text, as JSON otherwise. Undefined: no body. */
  body?: Json | undefined
  /** `application/json` when left out. */
  type?: string
  /** Breaks the connection off. */
  drop?: boolean
}

/** Changes what an honest platform answers. */
export type Lie = (call: TestCall, honest: TestAnswer) => TestAnswer | undefined

const notFound: TestAnswer = {
  status: 404,
  body: { code: 'not_found', id: 'failure-1', message: 'There is no such thing.' },
}

const token = 'secret-token'

const projectId = 'project-1'

const refusalOf = (status: number, error: string): TestAnswer => ({
  status,
  body: { error, error_description: 'Not this way.' },
})

/** Answers to a caller without the token, or for a project of others. */
const refusalFor = ({ open }: Operation, path: TestCall['path'], authorization: string) => {
  if (open) return undefined
  if (authorization !== `Bearer ${token}`) return refusalOf(401, 'request_unauthorized')
  const isOwn = (path.project_id ?? projectId) === projectId
  return isOwn ? undefined : refusalOf(403, 'request_forbidden')
}

const suiteList = (suites: readonly Fields[], { query, path }: TestCall): TestAnswer => {
  const { scenario_id: scenario } = path
  const deprecated = query.get('deprecated') === 'true'
  const [type, catalog] = [query.get('type'), query.get('catalog_id')]
  const chosen = suites.filter(
    (suite) =>
      suite.deprecated === deprecated &&
      (scenario === undefined || valuesAt(suite, ['specs', 'scenario_id']).includes(scenario)) &&
      (type === null || suite.type === type) &&
      (catalog === null || valuesAt(suite, ['attachments', 'catalog_id']).includes(catalog)),
  )
  const start = Number(query.get('next_token') ?? 0)
  const end = start + Number(query.get('size') ?? 100)
  const page: Fields = { suites: chosen.slice(start, end) }
  if (end < chosen.length) page.next_token = String(end)
  return { status: 200, body: page }
}

/** Fields that a suite keeps of the body that it was sent in. */
const contentOf = ({ title = '', description = '', ...body }: Fields): Fields => ({
  display_name: title,
  description,
  labels: body.labels ?? [],
  target_environment_types: body.target_environment_types ?? [],
  parameter_set_overrides: body.parameter_set_overrides ?? [],
  specs: [body.specs ?? []].flat().map((spec) => ({
    ...(spec as Fields),
    scenario_display_name: 'Cut-in at the crossing',
  })),
})

/** A suite service with a memory; everything else answers with the examples of the contracts. */
const honestly =
  (suites: Fields[]) =>
  (call: TestCall): TestAnswer => {
    const { operation, path, body } = call
    const suite = suites.find(({ id }) => id === path.suite_id)
    if (path.suite_id !== undefined && !suite) return notFound
    switch (operation.name) {
      case 'project.listProjects':
        return { status: 200, body: { projects: [{ id: projectId, display_name: 'Sandbox' }] } }
      case 'evaluation.listSuitesByScenario':
      case 'evaluation.listSuites':
        return suiteList(suites, call)
      case 'evaluation.listSuiteSpecs':
        return { status: 200, body: { specs: suite?.specs ?? [] } }
      case 'evaluation.getSuite':
        return { status: 200, body: suite }
      case 'evaluation.createSuite': {
        const id = `suite-${suites.length + 1}`
        suites.push({ ...suites[0], ...contentOf(body), type: body.type ?? '', id })
        return { status: 201, body: { id } }
      }
      case 'evaluation.updateSuite': {
        if (body.current_version_id !== suite?.version_id) return refusalOf(409, 'version_conflict')
        Object.assign(suite ?? {}, contentOf(body), { version_id: 'v-2' })
        return { status: 201, body: { id: path.suite_id ?? '', version_id: 'v-2' } }
      }
      case 'evaluation.deprecateSuite':
        Object.assign(suite ?? {}, { deprecated: true })
        return { status: 204 }
      default: {
        const { answer, document } = operation
        return { status: answer.status, body: answer.schema && exampleOf(document, answer.schema) }
      }
    }
  }

const readJson = async (request: IncomingMessage): Promise<Fields> => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? {} : JSON.parse(text)
}

const patternOf = ({ path }: Operation) =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

/**
 * Starts a little platform for tests of the contract tests: honest, but for the lie it is given.
 * `calls` are the requests so far, as `evaluation.getSuite`.
 */
export const startTestPlatform = async (documents: Documents, lie: Lie = () => undefined) => {
  const operations = allOperations(documents)
  const suiteOperation = operations.find(({ name }) => name === 'evaluation.getSuite')
  const schema = suiteOperation?.answer.schema
  const example = suiteOperation && schema && exampleOf(suiteOperation.document, schema)
  const suites = ['suite-1', 'suite-2'].map((id) => ({
    ...(example as Fields),
    id,
    project_id: projectId,
    deprecated: false,
  }))
  const answer = honestly(suites)
  const shape = createShapeCheck(documents)
  const calls: string[] = []

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, service, ...rest] = url.pathname.split('/')
    const address = `/${rest.join('/')}`
    const operation = operations.find(
      (one) =>
        one.service === service && one.method === request.method && patternOf(one).test(address),
    )
    if (!operation) return response.writeHead(404).end()
    calls.push(operation.name)
    const path = { ...patternOf(operation).exec(address)?.groups }
    const refusal = refusalFor(operation, path, request.headers.authorization ?? '')
    const call = { operation, path, query: url.searchParams, body: await readJson(request) }
    const component = operation.body?.$ref && refName(operation.body.$ref)
    const isWrong =
      component &&
      shape(operation.service, component, call.body).some(({ check }) => check !== 'extra')
    const honest = refusal ?? (isWrong ? refusalOf(400, 'invalid_request') : answer(call))
    const {
      status,
      body,
      type = 'application/json',
      drop,
    } = (refusal ? undefined : lie(call, honest)) ?? honest
    if (drop) return request.socket.destroy()
    if (body === undefined) return response.writeHead(status).end()
    response.writeHead(status, { 'content-type': type })
    return response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const target: Target = {
    name: 'test platform',
    isMock: true,
    urls: Object.fromEntries(
      services.map((service) => [service, `${origin}/${service}`]),
    ) as Record<Service, string>,
    tokens: lastingToken(token),
    feature: 'internal_staff',
    remembers: () => true,
    pass: async () => true,
    upload: async () => undefined,
    settling: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return { target, calls, suites }
}
