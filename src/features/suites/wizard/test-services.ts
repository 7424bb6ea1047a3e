import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'
import { loadConfig } from '@/config/config.ts'
import { services } from '@/config/services.ts'
import { configureTransport } from '@/transport/settings.ts'

const config = {
  services: Object.fromEntries(services.map((service) => [service, `/services/${service}`])),
  identityProvider: { authority: '/identity', clientId: 'evaluation-console' },
  externalTools: { scenarioViewer: 'https://viewer.test' },
}

interface Answer {
  status?: number
  /** In wire form. */
  body: unknown
}

/** Handler of one route. */
type Handler = (call: { query: URLSearchParams; body: unknown }) => Answer

const noParameters = { variables: [], types: {}, values: [] }
const speed = { variables: ['speed'], types: { speed: 'double' }, values: [{ speed: '10' }] }

/** An approved scenario in wire form. */
export const wireScenario = (id: string, fields: object = {}) => ({
  id,
  project_id: 'p1',
  version_id: 3,
  display_name: `Scenario ${id}`,
  description: '',
  type: 'planning_sim_v2',
  created_at: '2024-03-05T09:40:00Z',
  updated_at: '2024-03-05T09:40:00Z',
  deprecated: false,
  tags: [],
  review: { status: 'approved' },
  parameter_set: noParameters,
  ...fields,
})

const scenarios = [
  wireScenario('plain'),
  wireScenario('speedy', { parameter_set: speed }),
  wireScenario('raw', { review: { status: 'non_approved' } }),
  wireScenario('gone', { deprecated: true }),
]

interface LookupBody {
  items: { scenario_id: string; scenario_version_id?: number }[]
}

const lookUp: Handler = ({ body }) => ({
  body: {
    found: (body as LookupBody).items.flatMap(({ scenario_id, scenario_version_id }) =>
      scenarios
        .filter(({ id }) => id === scenario_id)
        .map((found) => ({ ...found, version_id: scenario_version_id ?? found.version_id })),
    ),
  },
})

const listScenarios: Handler = ({ query }) => ({
  body: {
    scenarios: scenarios.filter(
      ({ display_name, type }) =>
        type === query.get('suite_type') && display_name.includes(query.get('display_name') ?? ''),
    ),
  },
})

const usual: { [route: string]: Handler } = {
  'GET /scenarios': listScenarios,
  'POST /scenarios/versions/batch': lookUp,
  'GET /catalogs': () => ({ body: { catalogs: [] } }),
  'POST /suites': () => ({ status: 201, body: { id: 'new' } }),
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = ''
  for await (const part of request) text += part
  return text === '' ? undefined : JSON.parse(text)
}

/**
 * Test services on their own port, for project `p1`: three scenarios, no catalogs, and creation of suites.
 * Routes without a handler answer 404.
 */
export const createTestServices = () => {
  let handlers = usual
  let calls: { route: string; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://service.test')
    const route = `${request.method} ${pathname.replace('/projects/p1', '')}`
    const body = await bodyOf(request)
    calls.push({ route, body })
    const answer = handlers[route]?.({ query: searchParams, body })
    response.writeHead(answer?.status ?? (answer ? 200 : 404), {
      'content-type': 'application/json',
    })
    response.end(JSON.stringify(answer?.body ?? { code: 'not_found', id: 'r1', message: 'Gone.' }))
  })
  return {
    start: async () => {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(config))
      await loadConfig()
      vi.restoreAllMocks()
    },
    stop: () => server.close(),
    /** Connects the console and resets handlers and recorded calls. */
    reset: () => {
      handlers = usual
      calls = []
      const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      configureTransport({
        baseUrl: () => baseUrl,
        accessToken: () => 'token',
        renewToken: async () => false,
        onSignedOut: () => {},
        onSignedIn: () => {},
        onMaintenance: () => {},
      })
    },
    /** Overrides the handler of a route (`POST /suites`). */
    answer: (route: string, handler: Handler) => {
      handlers = { ...handlers, [route]: handler }
    },
    /** Bodies of the calls whose route starts with this. */
    bodiesOf: (route: string) =>
      calls.filter((call) => call.route.startsWith(route)).map(({ body }) => body),
  }
}
