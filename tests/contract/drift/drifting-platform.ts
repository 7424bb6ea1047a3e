import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { services } from '@/config/services.ts'
import { loadSchemaChecks } from '@/mock-platform/checks/schema-checks.ts'
import { createPlatform } from '@/mock-platform/core/platform.ts'
import { findOperation } from '@/mock-platform/core/routes.ts'
import { featureScopes, personas } from '@/mock-platform/world/personas.ts'
import type { Json } from '../../../codegen/contract.ts'
import type { Answer, Call, Drift, Fields } from './drift.ts'

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const read = (text: string): Json | undefined => {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

/** The token of somebody who sees everything. */
const token = 'token-for-tests'

const subjectId = personas.find(({ id }) => id === 'privileged')?.subjectId

const bytesOf = ({ body, bytes }: Answer) => {
  if (bytes !== undefined || body === undefined) return bytes ?? null
  return typeof body === 'string' ? body : JSON.stringify(body)
}

const responseOf = (answer: Answer) => {
  if (answer.status === 0) return Response.error()
  const content = bytesOf(answer)
  return new Response(content, {
    status: answer.status,
    headers: {
      ...(content !== null && { 'content-type': 'application/json' }),
      ...answer.headers,
    },
  })
}

const operationOf = (request: Request) => {
  const [, , service = '', ...rest] = new URL(request.url).pathname.split('/')
  // A preflight is about the call that follows it.
  const method = request.headers.get('access-control-request-method') ?? request.method
  const match = findOperation(service, method, `/${rest.join('/')}`)
  return match && { name: `${service}.${match.operation.id}`, path: match.path }
}

/**
 * Starts the mock platform behind a proxy that lets one operation drift. The contract tests reach it
 * as they reach any deployment: by the address of its configuration.
 */
export const startDriftingPlatform = async () => {
  const platform = createPlatform({
    now: '2024-03-05T09:40:00Z',
    checks: await loadSchemaChecks(),
    strict: false,
    identify: async (given) => (given === token ? subjectId : undefined),
  })
  let drifting: { drift: Drift; calls: number } | undefined

  const handle = async (request: Request, text: string): Promise<Response> => {
    const { url: address, method, headers } = request
    const send = (to: string | URL, sent: HeadersInit, body: string, by = method) =>
      platform.handle(new Request(to, { method: by, headers: sent, ...(body !== '' && { body }) }))
    const match = operationOf(request)
    const isMeant =
      match?.name === drifting?.drift.operation &&
      (method === 'OPTIONS') === (drifting?.drift.preflight ?? false)
    if (!drifting || !match || !isMeant) return send(address, headers, text)
    const url = new URL(address)
    const ask: Call['ask'] = async ({ method: by, url: other = url, body, token: as } = {}) => {
      const sent = new Headers(headers)
      // A drift needs an answer to change.
      sent.delete('if-none-match')
      if (as !== undefined) sent.set('authorization', `Bearer ${as}`)
      const own = by === 'GET' ? '' : text
      const response = await send(other, sent, body ? JSON.stringify(body) : own, by)
      const { 'content-type': _, ...others } = Object.fromEntries(response.headers)
      return { status: response.status, body: read(await response.text()), headers: others }
    }
    const path = Object.fromEntries(
      Object.entries(match.path).map(([name, value]) => [snakeCase(name), value]),
    )
    const body = text === '' ? {} : (JSON.parse(text) as Fields)
    const call: Call = { method, path, url, headers, body, before: drifting.calls, ask }
    drifting.calls += 1
    return responseOf((await drifting.drift.mutation(call)) ?? (await ask()))
  }

  const config = () => ({
    services: Object.fromEntries(services.map((name) => [name, `${origin}/services/${name}`])),
    identityProvider: { authority: origin, clientId: 'contract-tests' },
    featureScopes,
    objectStore: { endpoint: `${origin}/object-store`, region: 'ap-northeast-1' },
  })
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (path === '/config.json') return outgoing.end(JSON.stringify(config()))
    const response = await handle(
      new Request(origin + path, {
        method: incoming.method ?? 'GET',
        headers: Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        ),
      }),
      await readText(incoming),
    )
    if (response.type === 'error') return incoming.socket.destroy()
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    return outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** Address of its configuration. */
    config: `${origin}/config.json`,
    token,
    /** Lets an operation drift from now on, and no other. */
    drift: (drift: Drift) => {
      // Who only reads leaves the world as it is, and one world does for all.
      if (drift.write) platform.reset()
      drifting = { drift, calls: 0 }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
