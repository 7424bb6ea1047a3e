import type { ObjectPlan, Plan } from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'

/** Query and body of a request in wire form, as far as they could be read. */
export interface WireArguments {
  query: { [name: string]: unknown }
  /** Undefined when the request has no body. */
  body: unknown
  /** What is wrong before any schema is asked: unknown parameters, an unreadable body, missing headers. */
  problems: string[]
}

const readNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

/** A query text as the value its plan declares; a text that does not fit stays as it is, for the checks to find. */
const readValue = (plan: Plan, text: string): unknown => {
  switch (plan.kind) {
    case 'integer':
    case 'number':
      return readNumber(text)
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    case 'enumeration':
      return plan.values.has(text) ? text : readNumber(text)
    case 'reference':
      return readValue(plan.target(), text)
    default:
      return text
  }
}

const readQuery = (plan: ObjectPlan | undefined, parameters: URLSearchParams) => {
  const query: WireArguments['query'] = {}
  const problems: string[] = []
  const fields = new Map(plan?.fields.map((field) => [field.wire, field.plan]))
  for (const name of new Set(parameters.keys())) {
    const field = fields.get(name)
    const texts = parameters.getAll(name)
    if (!field) problems.push(`The contract knows no query parameter ${name}.`)
    else if (field.kind === 'list') query[name] = texts.map((text) => readValue(field.item, text))
    else if (texts.length > 1) problems.push(`The query parameter ${name} is given more than once.`)
    else query[name] = readValue(field, texts[0] ?? '')
  }
  return { query, problems }
}

const readBody = (text: string) => {
  if (text === '') return { body: undefined, problems: [] }
  try {
    return { body: JSON.parse(text) as unknown, problems: [] }
  } catch {
    return { body: undefined, problems: ['The body is not JSON.'] }
  }
}

/** Reads query and body of a request by the plans of its operation. */
export const readArguments = async (
  operation: Operation,
  request: Request,
): Promise<WireArguments> => {
  const { query, problems } = readQuery(operation.query, new URL(request.url).searchParams)
  const { body, problems: inBody } = readBody(await request.text())
  const absent = Object.keys(operation.headers ?? {})
    .filter((name) => !request.headers.has(name))
    .map((name) => `The header ${name} is missing.`)
  const unwanted =
    body !== undefined && !operation.body ? ['The operation takes no body, but there is one.'] : []
  const missing =
    operation.body && body === undefined && inBody.length === 0 ? ['The body is missing.'] : []
  return { query, body, problems: [...problems, ...inBody, ...absent, ...unwanted, ...missing] }
}
