import { camelCase } from '../src/lib/camel-case.ts'
import type { ContractDocument } from './contract.ts'
import {
  type ContractOperation,
  camelPath,
  isHeaderArgument,
  isQuery,
  operationsOf,
  type Parameter,
  pageItemsOf,
  pascalCase,
} from './schema.ts'

/** One argument of a call. */
interface Argument {
  name: 'path' | 'query' | 'header' | 'body'
  type: string
  required: boolean
}

/** Arguments of a call, in the order in which code names them: optional ones come last. */
const argumentsOf = (operation: ContractOperation): Argument[] => {
  const { id, parameters, body } = operation
  const argument = (name: Argument['name'], own: readonly Parameter[]): Argument[] => {
    const type = `${pascalCase(name)}Of<operations['${id}']>`
    const required = name === 'path' || own.some((parameter) => parameter.required)
    return own.length > 0 ? [{ name, type, required }] : []
  }
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const all: Argument[] = [
    ...argument('path', inPlace('path')),
    ...(body
      ? [{ name: 'body' as const, type: `BodyOf<operations['${id}']>`, required: true }]
      : []),
    ...argument('query', inPlace('query')),
    ...argument('header', parameters.filter(isHeaderArgument)),
  ]
  return [...all.filter(({ required }) => required), ...all.filter(({ required }) => !required)]
}

const has = (args: readonly Argument[], name: Argument['name']) =>
  args.some((argument) => argument.name === name)

/** `path: PathOf<…>, query?: QueryOf<…>`. */
const listed = (args: readonly Argument[], separator = ', ') =>
  args.map(({ name, type, required }) => `${name}${required ? '' : '?'}: ${type}`).join(separator)

const namesOf = (args: readonly Argument[]) => args.map(({ name }) => name).join(', ')

const sender = (operation: ContractOperation) => {
  if (operation.ignoredStatuses.length > 0) return 'sendOrAbsent'
  return operation.answer.status === 201 ? 'sendCreated' : 'send'
}

/** The sending of a call. Headers are not given to the client: the transport sends them in wire form. */
const callOf = (operation: ContractOperation, given: readonly string[], query = 'query') => {
  const args = argumentsOf(operation)
  const inQuery = query === 'query' ? query : `query: ${query}`
  const params = [has(args, 'path') && 'path', has(args, 'query') && inQuery].filter(Boolean)
  const body = has(args, 'body') && 'body'
  const all = [...params, has(args, 'header') && 'header', body, ...given]
  const init = [params.length > 0 && `params: { ${params.join(', ')} }`, body, '...init']
  const list = (parts: (string | false)[]) => parts.filter(Boolean).join(', ')
  return `${sender(operation)}(${operation.id}Operation, { ${list(all)} }, (init) =>
      client.${operation.method}('${camelPath(operation.path)}', { ${list(init)} }))`
}

/** Key of a query: the path has its place in it, whether there is one or not. */
const keyOf = ({ id }: ContractOperation, args: readonly Argument[]) => {
  const others = args.filter(({ name }) => name !== 'path').map(({ name }) => name)
  return `callKey(${[`${id}Operation`, has(args, 'path') ? 'path' : 'undefined', ...others].join(', ')})`
}

const writeQuery = (document: ContractDocument, operation: ContractOperation) => {
  const { id, summary } = operation
  const args = argumentsOf(operation)
  const key = `${id}QueryKey`
  const lines = [
    `/** Key of: ${summary}. */`,
    `export const ${key} = (${listed(args)}) => ${keyOf(operation, args)}`,
    '',
    `/** ${summary}: options for a loader, a hook or an invalidation. */`,
    `export const ${id}QueryOptions = (${listed(args)}) =>`,
    '  queryOptions({',
    `    queryKey: ${key}(${namesOf(args)}),`,
    `    queryFn: ({ signal }) => ${callOf(operation, ['signal'])},`,
    `    ...querySettings(${id}Operation),`,
    '  })',
  ]
  const items = pageItemsOf(document, operation)
  if (!items) return lines
  const size = operation.pageSize === undefined ? '' : `size: ${operation.pageSize}, `
  const paged = args.map((argument) =>
    argument.name === 'query' ? { ...argument, type: `Paged${argument.type}` } : argument,
  )
  return [
    ...lines,
    '',
    `/** ${summary}: all pages; the first shows at once, further ones join as they come. */`,
    `export const ${id}AllQueryOptions = (${listed(paged)}) =>`,
    '  queryOptions({',
    `    queryKey: [...${keyOf(operation, args)}, 'all'],`,
    '    queryFn: fetchAllPages(',
    `      (nextToken, signal, unread) => ${callOf(operation, ['signal', 'unread'], `{ ${size}...query, nextToken }`)},`,
    `      (page) => page.${camelCase(items)},`,
    '    ),',
    `    ...querySettings(${id}Operation),`,
    '  })',
  ]
}

const writeMutation = (operation: ContractOperation) => {
  const { id, summary } = operation
  const args = argumentsOf(operation)
  const variables = `${pascalCase(id)}Variables`
  return [
    `/** Arguments of \`${id}\`. */`,
    `export interface ${variables} { ${listed(args, '; ')} }`,
    '',
    `/** ${summary}: options of the mutation. */`,
    `export const ${id}MutationOptions = () =>`,
    '  mutationOptions({',
    `    mutationKey: ['${operation.id}'],`,
    `    mutationFn: ({ ${namesOf(args)} }: ${variables}) => ${callOf(operation, [])},`,
    `    meta: { operation: ${id}Operation },`,
    '  })',
  ]
}

const writeCall = (document: ContractDocument, operation: ContractOperation) =>
  (isQuery(operation) ? writeQuery(document, operation) : writeMutation(operation)).join('\n')

/** The imports that the calls of a service use. */
const writeImports = (document: ContractDocument) => {
  const operations = operationsOf(document)
  const queries = operations.filter(isQuery)
  const paged = queries.some((operation) => pageItemsOf(document, operation))
  const args = operations.flatMap(argumentsOf)
  const named = (names: (string | false)[]) => names.filter(Boolean).sort().join(', ')
  const line = (names: string, from: string, type = '') =>
    names && `import ${type}{ ${names} } from '${from}'`
  const argumentTypes = named([
    has(args, 'path') && 'PathOf',
    has(args, 'query') && 'QueryOf',
    has(args, 'header') && 'HeaderOf',
    has(args, 'body') && 'BodyOf',
    paged && 'PagedQueryOf',
  ])
  const options = named([
    queries.length > 0 && 'queryOptions',
    queries.length < operations.length && 'mutationOptions',
  ])
  return [
    line(options, '@tanstack/react-query'),
    paged && line('fetchAllPages', '@/transport/pages.ts'),
    line(argumentTypes, '@/transport/arguments.ts', 'type '),
    queries.length > 0 && line('callKey, querySettings', '@/transport/query-parameters.ts'),
    line(named([...new Set(operations.map(sender))]), '@/transport/send.ts'),
    line('client', './client.ts'),
    line(named(operations.map(({ id }) => `${id}Operation`)), './codec.ts'),
    line('operations', './types.ts', 'type '),
  ]
    .filter(Boolean)
    .join('\n')
}

/** `queries.ts` of a service: keys and options of every operation, in the order of the contract. */
export const writeQueries = (document: ContractDocument) =>
  [
    writeImports(document),
    ...operationsOf(document).map((operation) => writeCall(document, operation)),
  ].join('\n\n')
