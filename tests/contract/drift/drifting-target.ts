import { type Service, services } from '@/config/services.ts'
import { loadSchemaChecks } from '@/mock-platform/checks/schema-checks.ts'
import { createPlatform } from '@/mock-platform/core/platform.ts'
import { findOperation } from '@/mock-platform/core/routes.ts'
import { handlerOf } from '@/mock-platform/core/state.ts'
import { featureScopes, personas } from '@/mock-platform/world/personas.ts'
import type { Json } from '../../../codegen/contract.ts'
import type { OperationName } from '../lib/operations.ts'
import type { Target } from '../lib/target.ts'
import { lastingToken } from '../lib/tokens.ts'

/** A JSON object. */
export type Fields = { [name: string]: Json }

/** What the platform behind the proxy answers, or what the proxy makes of it. */
export interface Answer {
  status: number
  /** Sent as it is when it is a text, as JSON otherwise. Undefined: no body. */
  body?: Json | undefined
  /** Headers besides the content type, which is JSON unless it is here. */
  headers?: { readonly [name: string]: string }
}

/** One call on its way through the proxy. */
export interface Call {
  method: string
  /** Ids in the path by wire name. */
  path: { readonly [name: string]: string }
  url: URL
  headers: Headers
  body: Fields
  /** How many calls of this operation came before. */
  before: number
  /** Asks the platform behind, with what is given in place of the call's own. */
  ask(change?: { url?: URL; body?: Fields; token?: string }): Promise<Answer>
}

/** Answers in place of an honest platform; undefined where it has nothing to add. */
export type Mutation = (call: Call) => Promise<Answer | undefined> | Answer | undefined

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

const origin = 'http://platform.test'

const checks = await loadSchemaChecks()

/**
 * The mock platform with a proxy before it that lets one operation drift. Nothing listens: calls go
 * from the runner into the platform's handler.
 */
export const createDriftingTarget = () => {
  const platform = createPlatform({
    now: '2024-03-05T09:40:00Z',
    checks,
    strict: false,
    identify: async (given) => (given === token ? subjectId : undefined),
  })
  let drifting: { operation: OperationName; mutation: Mutation; calls: number } | undefined

  const nameIn = (url: URL, method: string) => {
    const [, , service = '', ...rest] = url.pathname.split('/')
    const match = findOperation(service, method, `/${rest.join('/')}`)
    return match && { name: `${service}.${match.operation.id}`, path: match.path }
  }

  const fetch: Target['fetch'] = async (address, init) => {
    const url = new URL(address)
    const headers = new Headers(init.headers)
    const method = init.method ?? 'GET'
    // A preflight is about the call that follows it.
    const meant = headers.get('access-control-request-method') ?? method
    const match = nameIn(url, meant)
    const straight = () => platform.handle(new Request(address, init))
    if (!drifting || match?.name !== drifting.operation) return straight()
    const ask: Call['ask'] = async ({ url: other = url, body, token: as } = {}) => {
      const response = await platform.handle(
        new Request(other, {
          ...init,
          headers: {
            ...Object.fromEntries(headers),
            ...(as !== undefined && { authorization: `Bearer ${as}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
      )
      const { 'content-type': _, ...others } = Object.fromEntries(response.headers)
      return { status: response.status, body: read(await response.text()), headers: others }
    }
    const path = Object.fromEntries(
      Object.entries(match.path).map(([name, value]) => [snakeCase(name), value]),
    )
    const own = typeof init.body === 'string' ? (JSON.parse(init.body) as Fields) : {}
    const call: Call = { method, path, url, headers, body: own, before: drifting.calls, ask }
    drifting.calls += 1
    const answer = (await drifting.mutation(call)) ?? (await ask())
    if (answer.status === 0) throw new TypeError('fetch failed')
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    return new Response(text ?? null, {
      status: answer.status,
      headers: {
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...answer.headers,
      },
    })
  }

  const target: Target = {
    name: 'a drifting platform',
    isMock: true,
    urls: Object.fromEntries(
      services.map((service) => [service, `${origin}/services/${service}`]),
    ) as Record<Service, string>,
    tokens: lastingToken(token),
    fetch,
    feature: featureScopes.internalStaff,
    remembers: (operation) => handlerOf(operation) !== undefined,
    pass: async (seconds) => {
      platform.clock.jump(seconds)
      return true
    },
    upload: async () => undefined,
    settling: 0,
    close: async () => undefined,
  }
  return {
    target,
    /** Lets an operation drift from now on, and no other. */
    drift: (operation: OperationName, mutation: Mutation) => {
      drifting = { operation, mutation, calls: 0 }
    },
  }
}
