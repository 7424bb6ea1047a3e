import type { Plan } from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'

/** Query, headers and body of a request in wire form, as far as they could be read. */
export interface WireArguments {
  query: { [name: string]: unknown }
  /** Headers that the contract lets callers name, in lower case. */
  header: { [name: string]: unknown }
  /** Undefined when the request has no body. */
  body: unknown
  /** Problems found without a schema: unknown parameters, an unreadable body, missing headers. */
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

const itemPlan = (plan: Plan): Plan | undefined =>
  plan.kind === 'reference' ? itemPlan(plan.target()) : plan.kind === 'list' ? plan.item : undefined

const decoded = (text: string) => new URLSearchParams(`=${text}`).get('') ?? ''

/** Values of a query by name, still encoded, so that a comma of a value is no comma between values. */
const encodedValues = (search: string) =>
  Map.groupBy(
    search
      .slice(1)
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', ...rest] = pair.split('=')
        return { name: decoded(name), value: rest.join('=') }
      }),
    ({ name }) => name,
  )

const readQuery = ({ query: plan, joined }: Operation, search: string) => {
  const query: WireArguments['query'] = {}
  const problems: string[] = []
  const fields = new Map(plan?.fields.map((field) => [field.wire, field.plan]))
  for (const [name, pairs] of encodedValues(search)) {
    const field = fields.get(name)
    const values = pairs.map(({ value }) => value)
    const isJoined = joined?.includes(name) ?? false
    const item = field && itemPlan(field)
    if (!field) problems.push(`The contract knows no query parameter ${name}.`)
    else if (values.length > 1 && (isJoined || !item)) {
      problems.push(`The query parameter ${name} is given more than once.`)
    } else if (item) {
      const items = isJoined ? values.flatMap((value) => value.split(',')) : values
      query[name] = items.map((value) => readValue(item, decoded(value)))
    } else query[name] = readValue(field, decoded(values[0] ?? ''))
  }
  return { query, problems }
}

const readHeader = ({ header }: Operation, headers: Headers) =>
  Object.fromEntries(
    (header?.fields ?? []).flatMap(({ wire, plan }) => {
      const text = headers.get(wire)
      return text === null ? [] : [[wire, readValue(plan, text)] as const]
    }),
  )

const readBody = (text: string) => {
  if (text === '') return { body: undefined, problems: [] }
  try {
    return { body: JSON.parse(text) as unknown, problems: [] }
  } catch {
    return { body: undefined, problems: ['The body is not JSON.'] }
  }
}

/** Reads query, headers and body of a request by the plans of its operation. */
export const readArguments = async (
  operation: Operation,
  request: Request,
): Promise<WireArguments> => {
  const { query, problems } = readQuery(operation, new URL(request.url).search)
  const { body, problems: inBody } = readBody(await request.text())
  const absent = Object.keys(operation.headers ?? {})
    .filter((name) => !request.headers.has(name))
    .map((name) => `The header ${name} is missing.`)
  const unwanted =
    body !== undefined && !operation.body ? ['The operation takes no body, but there is one.'] : []
  const missing =
    operation.body && body === undefined && inBody.length === 0 ? ['The body is missing.'] : []
  return {
    query,
    header: readHeader(operation, request.headers),
    body,
    problems: [...problems, ...inBody, ...absent, ...unwanted, ...missing],
  }
}
