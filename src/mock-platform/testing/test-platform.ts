import { pathOf } from '@/transport/operation.ts'
import { queryText } from '@/transport/query-text.ts'
import { loadSchemaChecks } from '../checks/schema-checks.ts'
import { nameOf, operations } from '../contracts.ts'
import { createPlatform, type Platform } from '../core/platform.ts'
import type { PlatformOptions } from '../core/platform-state.ts'
import { personas } from '../world/personas.ts'
import { projectIds } from '../world/world-projects.ts'

/** A response: the status and the body in wire form. */
interface Answered<Body> {
  status: number
  body: Body
}

/** Body of a refused call, in either form. */
interface RefusedBody {
  code?: string
  message?: string
  error?: string
  error_description?: string
}

/** Arguments of a call, in wire form. */
interface CallInput {
  path?: { readonly [name: string]: string | number }
  /** A list is repeated or joined by commas, as the contract says. */
  query?: { readonly [name: string]: string | number | boolean | readonly string[] }
  body?: object
  projectId?: string
}

/** A platform for unit tests, without a server. */
export interface TestPlatform {
  platform: Platform
  /** Sends a request as a persona (default: the member), or without a token when `as` is empty. */
  send(path: string, init?: RequestInit & { as?: string }): Promise<Response>
  /** Posts JSON as a member. */
  post(path: string, body: object): Promise<Response>
  /** Calls `service.operationId` as a member; in the shuttle project by default. */
  call<Body = RefusedBody>(name: string, input?: CallInput): Promise<Answered<Body>>
  /** Reads all pages of a token list; returns all items. */
  all<Item>(name: string, field: string, input?: CallInput): Promise<Item[]>
}

const checks = await loadSchemaChecks()

/** Path of the members of the shuttle project. */
export const membersPath = `/services/project/projects/${projectIds.shuttle}/members`

const addressOf = (name: string, input: CallInput) => {
  const operation = operations.find((some) => nameOf(some) === name)
  if (!operation) throw new Error(`There is no operation ${name}.`)
  const ids: CallInput['path'] = {
    projectId: input.projectId ?? projectIds.shuttle,
    ...input.path,
  }
  const fields = operation.query?.fields ?? []
  const wire = Object.fromEntries(
    Object.entries(input.query ?? {}).map(([key, value]) => [
      fields.find(({ camel }) => camel === key)?.wire ?? key,
      value,
    ]),
  )
  return {
    method: operation.method,
    address: `/services/${operation.service}${pathOf(operation, ids)}?${queryText(operation, wire)}`,
  }
}

/**
 * Starts a platform for a test. Defaults: the demo's seed, a paused clock, strict contract checks, and persona
 * ids as tokens. `call` throws when an answer violates its contract.
 */
export const startTestPlatform = (options: Partial<PlatformOptions> = {}): TestPlatform => {
  const platform = createPlatform({
    now: '2026-03-05T09:40:00Z',
    paused: true,
    checks,
    strict: true,
    identify: async (token) => personas.find(({ id }) => id === token)?.subjectId,
    ...options,
  })
  const send: TestPlatform['send'] = (path, { as = 'member', ...init } = {}) => {
    const headers = {
      'content-type': 'application/json',
      ...(as && { authorization: `Bearer ${as}` }),
    }
    return platform.handle(new Request(`http://platform.test${path}`, { headers, ...init }))
  }
  const call: TestPlatform['call'] = async <Body>(name: string, input: CallInput = {}) => {
    const { address, method } = addressOf(name, input)
    const { body: content } = input
    const response = await send(address, {
      method,
      ...(content && { body: JSON.stringify(content) }),
    })
    const text = await response.text()
    const body: Body = text === '' ? undefined : JSON.parse(text)
    if (response.status >= 500) throw new Error(`${name}: ${text}`)
    return { status: response.status, body }
  }
  const all: TestPlatform['all'] = async <Item>(
    name: string,
    field: string,
    input: CallInput = {},
  ) => {
    const items: Item[] = []
    let token: string | undefined
    do {
      const query = { ...input.query, ...(token && { nextToken: token }) }
      const { body } = await call<{ [key: string]: Item[] } & { next_token?: string }>(name, {
        ...input,
        query,
      })
      items.push(...(body[field] ?? []))
      token = body.next_token
    } while (token)
    return items
  }
  const post: TestPlatform['post'] = (path, body) =>
    send(path, { method: 'POST', body: JSON.stringify(body) })
  return { platform, send, post, call, all }
}
