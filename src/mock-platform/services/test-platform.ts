import { loadSchemaChecks } from '../checks/schema-checks.ts'
import { nameOf, operations } from '../contracts.ts'
import { createPlatform, type Platform } from '../core/platform.ts'
import { personas } from '../world/personas.ts'
import { projectIds } from '../world/projects.ts'

/** What a service answered: the status and the body in wire form. */
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

/** What a call is made with, in wire form. */
interface CallInput {
  path?: { readonly [name: string]: string | number }
  /** A list is repeated. */
  query?: { readonly [name: string]: string | number | boolean | readonly string[] }
  body?: object
  projectId?: string
}

/** A platform to try services on, with its clock standing still and every contract check on. */
export interface TestPlatform {
  platform: Platform
  /** Calls `service.operationId` as a member; in the shuttle project unless told otherwise. */
  call<Body = RefusedBody>(name: string, input?: CallInput): Promise<Answered<Body>>
  /** All items of a token list, page by page. */
  all<Item>(name: string, field: string, input?: CallInput): Promise<Item[]>
}

const checks = await loadSchemaChecks()

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const requestOf = (name: string, input: CallInput): Request => {
  const operation = operations.find((some) => nameOf(some) === name)
  if (!operation) throw new Error(`There is no operation ${name}.`)
  const path: CallInput['path'] = {
    projectId: input.projectId ?? projectIds.shuttle,
    ...input.path,
  }
  const address = operation.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(path[key])),
  )
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).flatMap(([key, value]) =>
      [value].flat().map((one) => [snakeCase(key), String(one)]),
    ),
  )
  return new Request(`http://platform.test/services/${operation.service}${address}?${query}`, {
    method: operation.method,
    headers: { authorization: 'Bearer member', 'content-type': 'application/json' },
    ...(input.body && { body: JSON.stringify(input.body) }),
  })
}

/** Starts a platform for a test, from the demo's seed unless told otherwise. A breach of a contract by an answer throws. */
export const startTestPlatform = (options: { seed?: string; now?: string } = {}): TestPlatform => {
  const platform = createPlatform({
    now: '2026-03-05T09:40:00Z',
    ...options,
    paused: true,
    checks,
    strict: true,
    identify: async () => personas[0]?.subjectId,
  })
  const call: TestPlatform['call'] = async <Body>(name: string, input: CallInput = {}) => {
    const response = await platform.handle(requestOf(name, input))
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
  return { platform, call, all }
}
