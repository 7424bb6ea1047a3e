import type { Faker } from '@faker-js/faker'
import { encode } from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'
import { loadMocks } from '../contracts.ts'
import type { AnyCall, AnyHandler } from '../define-service.ts'
import { hashOf } from '../world/random.ts'

/** What an operation answers, in wire form. */
export interface WireAnswer {
  status: number
  /** Undefined when the answer has no body. */
  body: unknown
}

/** Answers by a handler. Throws `MismatchError` when the handler's answer does not fit the contract. */
export const answerByState = (
  operation: Operation,
  handler: AnyHandler,
  call: AnyCall,
): WireAnswer => {
  const { status, body } = handler(call)
  return { status, body: operation.answer ? encode(operation.answer, body, operation.id) : body }
}

const isFunction = (value: unknown): value is (...args: unknown[]) => unknown =>
  typeof value === 'function'

const exportOf = (module: object, name: string) => {
  const found: unknown = Object.entries(module).find(([key]) => key === name)?.[1]
  return isFunction(found) ? found : undefined
}

/** The random body: drawn in one go, because the source of chance is shared by the whole process. */
const randomBody = (faker: Faker, seed: string, now: number, make: () => unknown): unknown => {
  faker.seed(hashOf(seed))
  faker.setDefaultRefDate(now)
  return make()
}

/**
 * Answers random data of the shape that the contract declares, by the generated mock. The same
 * seed gives the same answer, whatever was called before. Throws when there is no mock.
 */
export const answerByMock = async (
  operation: Operation,
  url: URL,
  seed: string,
  now: number,
): Promise<WireAnswer> => {
  const [mocks, { faker }, { getResponse, HttpHandler }] = await Promise.all([
    loadMocks(operation.service),
    import('@faker-js/faker'),
    import('msw'),
  ])
  const name = `get${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}`
  const make = exportOf(mocks, `${name}ResponseMock`)
  const handler = exportOf(
    mocks,
    `${name}MockHandler`,
  )?.(make && randomBody(faker, seed, now, make))
  if (!(handler instanceof HttpHandler)) throw new Error(`There is no mock of ${operation.id}.`)
  const response = await getResponse([handler], new Request(url, { method: operation.method }))
  if (!response) throw new Error(`The mock of ${operation.id} does not answer ${url.pathname}.`)
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}
