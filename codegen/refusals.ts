import type { ContractDocument, Json } from './contract.ts'
import {
  type Fields,
  isJsonType,
  methods,
  type Parameter,
  parametersOf,
  resolved,
  type Schema,
  withoutNull,
} from './schema.ts'

/** Styles in which the transport writes parameters; each is the one that OpenAPI takes by itself. */
const styles: { readonly [place: string]: string } = {
  path: 'simple',
  query: 'form',
  header: 'simple',
}

/** Headers that a browser, or the transport, sets by itself. */
const reservedHeaders =
  /^(accept|accept-(charset|encoding)|access-control-.*|authorization|connection|content-(length|type)|cookie2?|date|dnt|expect|host|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie2?|te|trailer|transfer-encoding|upgrade|via)$/i

/** Headers of an answer that the transport reads, or the browser for it. */
const readHeaders = ['x-request-id', 'retry-after', 'etag']

const fieldsOf = (node: Json | undefined): Fields =>
  typeof node === 'object' && node !== null && !Array.isArray(node) ? node : {}

/** Keys of a path that say something about all its operations. */
const pathKeys = ['parameters', 'summary', 'description']

const followed = (document: ContractDocument, schema: Schema): Schema =>
  schema.$ref ? followed(document, resolved<Schema>(document, schema)) : schema

/** Problems of the values of a parameter; `list` tells whether they may be a list. */
const valueRefusal = (
  document: ContractDocument,
  schema: Schema,
  list: boolean,
): string | undefined => {
  const target = followed(document, schema)
  if (withoutNull(target).nullable) return 'may be null, which an address and a header cannot say'
  if (target.type === 'array') {
    return list
      ? valueRefusal(document, target.items ?? {}, false)
      : 'is a list, or a list of lists; only a query parameter may be a list of simple values'
  }
  const isSimple =
    target.type !== 'object' &&
    !target.allOf &&
    !target.oneOf &&
    // Of an open enum: the plan refuses any other.
    (target.anyOf ?? []).every((each) => valueRefusal(document, each, false) === undefined)
  return isSimple ? undefined : 'is an object; only simple values, and lists of them, are carried'
}

const parameterRefusals = (document: ContractDocument, parameter: Parameter): string[] => {
  const { name, in: place, schema } = parameter
  const { style, content, allowReserved } = parameter as unknown as Fields
  const expected = styles[place]
  const label = `${place} parameter ${name}`
  if (expected === undefined) return [`${label}: only path, query and header are carried`]
  const wrong = [
    style !== undefined && style !== expected && `style ${style}; only ${expected} is carried`,
    content && 'content instead of a schema is not carried',
    allowReserved === true && 'allowReserved is not carried; every value is encoded',
    place === 'header' && reservedHeaders.test(name) && 'is a header that callers cannot set',
    !content && (schema ? valueRefusal(document, schema, place === 'query') : 'has no schema'),
  ]
  return wrong.filter((text) => typeof text === 'string').map((text) => `${label}: ${text}`)
}

/** Problems of the content of a body or of an answer. */
const contentRefusals = (label: string, content: Json | undefined): string[] => {
  const types = Object.entries(fieldsOf(content))
  const others = types.filter(([type]) => !isJsonType(type)).map(([type]) => type)
  if (others.length > 0) {
    return [`${label}: ${others.join(', ')} is not carried; only application/json and +json are`]
  }
  if (types.length > 1) return [`${label}: has ${types.length} media types; only one is carried`]
  return types.flatMap(([, media]) => {
    const { schema } = fieldsOf(media)
    const isNamed = typeof fieldsOf(schema).$ref === 'string'
    return isNamed ? [] : [`${label}: needs a schema that is a named component`]
  })
}

const bodyRefusals = (document: ContractDocument, method: string, operation: Fields): string[] => {
  if (!operation.requestBody) return []
  const { content, required } = resolved<Fields>(document, operation.requestBody)
  const isEmpty = Object.keys(fieldsOf(content)).length === 0
  return [
    ...(method === 'get' ? ['body: a GET has none'] : []),
    ...(required === true ? [] : ['body: may be left out; only required: true is carried']),
    ...(isEmpty ? ['body: has no content'] : contentRefusals('body', content)),
  ]
}

const answerRefusals = (document: ContractDocument, operation: Fields): string[] => {
  const answers = Object.entries(fieldsOf(operation.responses))
  const successes = answers.map(([status]) => status).filter((status) => /^2\d\d$/.test(status))
  const several =
    successes.length > 1 ? [`answers ${successes.join(', ')}: only one success is carried`] : []
  const each = answers.flatMap(([status, node]) => {
    if (!/^(2\d\d|[45](\d\d|XX))$/.test(status)) {
      return [`answer ${status}: only one status of success, and failures by 4XX or 5XX`]
    }
    const { content, headers } = resolved<Fields>(document, node)
    const lost = Object.keys(fieldsOf(headers)).filter(
      (name) => !readHeaders.includes(name.toLowerCase()),
    )
    return [
      ...lost.map((name) => `answer ${status}, header ${name}: does not reach a screen`),
      ...(status.startsWith('2') ? contentRefusals(`answer ${status}`, content) : []),
    ]
  })
  return [...several, ...each]
}

const securityRefusals = (document: ContractDocument, security: Json | undefined): string[] => {
  const schemes = fieldsOf(fieldsOf(document.components).securitySchemes)
  const names = [security ?? []].flat().flatMap((requirement) => Object.keys(fieldsOf(requirement)))
  return [...new Set(names)].flatMap((name) => {
    const { type, scheme } = fieldsOf(schemes[name])
    const isBearer = type === 'http' && String(scheme).toLowerCase() === 'bearer'
    return isBearer ? [] : [`security ${name}: only an HTTP bearer token is carried`]
  })
}

const operationRefusals = (
  document: ContractDocument,
  item: Fields,
  method: string,
  operation: Fields,
) => [
  ...['callbacks', 'servers'].flatMap((key) => (operation[key] ? [`${key} are not carried`] : [])),
  ...parametersOf(document, item, operation).flatMap((parameter) =>
    parameterRefusals(document, parameter),
  ),
  ...bodyRefusals(document, method, operation),
  ...answerRefusals(document, operation),
  ...securityRefusals(document, operation.security),
]

const pathRefusals = (document: ContractDocument, path: string, item: Fields): string[] =>
  Object.entries(item).flatMap(([key, node]) => {
    if (pathKeys.includes(key) || key.startsWith('x-')) return []
    if (key === '$ref' || key === 'servers') return [`${path}: ${key} is not carried`]
    const place = `${key.toUpperCase()} ${path}`
    if (!methods.some((method) => method === key)) return [`${place}: the method is not carried`]
    const refusals = operationRefusals(document, item, key, fieldsOf(node))
    return refusals.map((text) => `${place}, ${text}`)
  })

/**
 * Demands of a contract that the generator cannot carry, each with method and path; none when it
 * can carry all of it. What it cannot carry in schemas is refused where plans are written.
 */
export const refusalsOf = (document: ContractDocument): string[] => [
  ...(document.webhooks ? ['webhooks are not carried'] : []),
  ...securityRefusals(document, document.security),
  ...Object.entries(document.paths).flatMap(([path, item]) => pathRefusals(document, path, item)),
]
