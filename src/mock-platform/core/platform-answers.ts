import { encode } from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'
import { loadMocks } from '../contracts.ts'
import type { AnyCall, AnyHandler } from '../define-service.ts'

/** The answer of an operation, in wire form. */
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

/**
 * Answers random data of the shape that the contract declares, by the generated mock. The same
 * seed gives the same answer, whatever was called before. Throws when there is no mock.
 */
export const answerByMock = async (
  { id, service, method }: Operation,
  url: URL,
  seed: string,
  now: number,
): Promise<WireAnswer> => {
  const [makeHandlers, { getResponse }] = await Promise.all([loadMocks(service), import('msw')])
  const handlers = makeHandlers({ baseUrl: `${url.origin}/services/${service}`, seed, now })
  const response = await getResponse(handlers, new Request(url, { method }))
  if (!response) throw new Error(`No mock of ${id} answers ${url.pathname}.`)
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}
