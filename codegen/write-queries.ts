import { camelCase } from '../src/lib/names.ts'
import type { ContractDocument } from './contract.ts'
import {
  type ContractOperation,
  camelPath,
  isQuery,
  operationsOf,
  pageItemsOf,
  pascalCase,
} from './schema.ts'

const argumentsOf = (operation: ContractOperation) => {
  const has = (place: string) => operation.parameters.some((parameter) => parameter.in === place)
  const type = (part: string) => `${part}<operations['${operation.id}']>`
  const queryIsRequired = operation.parameters.some(
    (parameter) => parameter.in === 'query' && parameter.required,
  )
  return {
    path: has('path') ? type('PathOf') : undefined,
    query: has('query') ? type('QueryOf') : undefined,
    queryIsRequired,
    body: operation.body ? type('BodyOf') : undefined,
  }
}

const sender = (operation: ContractOperation) => {
  if (operation.ignoredStatuses.length > 0) return 'sendOrAbsent'
  return operation.answer.status === 201 ? 'sendCreated' : 'send'
}

const callOf = (operation: ContractOperation, signal: boolean, query = 'query') => {
  const args = argumentsOf(operation)
  const named = (name: string, value: string) => (name === value ? name : `${name}: ${value}`)
  const params = [args.path && 'path', args.query && named('query', query)]
    .filter(Boolean)
    .join(', ')
  const body = args.body && 'body'
  const all = [params, body, signal && 'signal'].filter(Boolean).join(', ')
  const init = [params && `params: { ${params} }`, body, '...init'].filter(Boolean).join(', ')
  return `${sender(operation)}(${operation.id}Operation, { ${all} }, (init) =>
      client.${operation.method}('${camelPath(operation.path)}', { ${init} }))`
}

const writeQuery = (document: ContractDocument, operation: ContractOperation) => {
  const { id, summary } = operation
  const args = argumentsOf(operation)
  const second = args.body ?? args.query
  const secondName = args.body ? 'body' : 'query'
  const optional = args.body || args.queryIsRequired ? '' : '?'
  const parameters = [
    args.path && `path: ${args.path}`,
    second && `${secondName}${optional}: ${second}`,
  ].filter((parameter) => parameter !== undefined)
  const names = [args.path && 'path', second && secondName].filter(Boolean).join(', ')
  const keyArguments = [`${id}Operation`, args.path ? 'path' : 'undefined', second && secondName]
  const key = `${id}QueryKey`
  const choices = [...parameters, 'choices?: QueryChoices'].join(', ')
  const lines = [
    `/** Key of: ${summary}. */`,
    `export const ${key} = (${parameters.join(', ')}) => callKey(${keyArguments.filter(Boolean).join(', ')})`,
    '',
    `/** ${summary}: options for a loader, a hook or an invalidation. */`,
    `export const ${id}QueryOptions = (${parameters.join(', ')}) =>`,
    '  queryOptions({',
    `    queryKey: ${key}(${names}),`,
    `    queryFn: ({ signal }) => ${callOf(operation, true)},`,
    `    ...querySettings(${id}Operation),`,
    '  })',
    '',
    `/** ${summary}. */`,
    `export const use${pascalCase(id)} = (${choices}) =>`,
    `  useQuery({ ...${id}QueryOptions(${names}), ...choices })`,
  ]
  const items = pageItemsOf(document, operation)
  if (!items) return lines
  const query = `query${args.queryIsRequired ? '' : '?'}: PagedQueryOf<operations['${id}']>`
  const pagedParameters = [args.path && `path: ${args.path}`, query].filter(Boolean).join(', ')
  return [
    ...lines,
    '',
    `/** ${summary}: all pages; the first shows at once, further ones join as they come. */`,
    `export const ${id}AllQueryOptions = (${pagedParameters}) =>`,
    '  queryOptions({',
    `    queryKey: [...callKey(${id}Operation, ${args.path ? 'path' : 'undefined'}, query), 'all'],`,
    '    queryFn: fetchAllPages(',
    `      (nextToken, signal) => ${callOf(operation, true, '{ ...query, nextToken }')},`,
    `      (page) => page.${camelCase(items)},`,
    '    ),',
    `    ...querySettings(${id}Operation),`,
    '  })',
  ]
}

const writeMutation = (operation: ContractOperation) => {
  const { id, summary } = operation
  const args = argumentsOf(operation)
  const members = [
    args.path && `path: ${args.path}`,
    args.query && `query?: ${args.query}`,
    args.body && `body: ${args.body}`,
  ].filter((member) => member !== undefined)
  const names = [args.path && 'path', args.query && 'query', args.body && 'body'].filter(Boolean)
  const variables = `${pascalCase(id)}Variables`
  return [
    `/** What \`${id}\` is called with. */`,
    `export interface ${variables} { ${members.join('; ')} }`,
    '',
    `/** ${summary}: options of the mutation. */`,
    `export const ${id}MutationOptions = () =>`,
    '  mutationOptions({',
    `    mutationKey: ['${operation.id}'],`,
    `    mutationFn: ({ ${names.join(', ')} }: ${variables}) => ${callOf(operation, false)},`,
    `    meta: { operation: ${id}Operation },`,
    '  })',
    '',
    `/** ${summary}. */`,
    `export const use${pascalCase(id)} = () => useMutation(${id}MutationOptions())`,
  ]
}

/** Text of one operation in `queries.ts`: query options and hook, or mutation options and hook. */
export const writeCall = (document: ContractDocument, operation: ContractOperation) =>
  (isQuery(operation) ? writeQuery(document, operation) : writeMutation(operation)).join('\n')

/** Head of `queries.ts`: the imports that the calls of this service use. */
export const writeQueriesHead = (document: ContractDocument) => {
  const operations = operationsOf(document)
  const queries = operations.filter(isQuery)
  const mutations = operations.filter((operation) => !isQuery(operation))
  const paged = queries.some((operation) => pageItemsOf(document, operation))
  const args = operations.map(argumentsOf)
  const named = (names: (string | false | undefined)[]) => names.filter(Boolean).sort().join(', ')
  const line = (names: string, from: string, type = '') =>
    names && `import ${type}{ ${names} } from '${from}'`
  const argumentTypes = named([
    args.some(({ path }) => path) && 'PathOf',
    operations.some((operation) => argumentsOf(operation).query) && 'QueryOf',
    args.some(({ body }) => body) && 'BodyOf',
    paged && 'PagedQueryOf',
  ])
  return [
    line(
      named([
        queries.length > 0 && 'queryOptions',
        queries.length > 0 && 'useQuery',
        mutations.length > 0 && 'mutationOptions',
        mutations.length > 0 && 'useMutation',
      ]),
      '@tanstack/react-query',
    ),
    paged && line('fetchAllPages', '@/transport/pages.ts'),
    line(argumentTypes, '@/transport/arguments.ts', 'type '),
    queries.length > 0 &&
      line(named(['callKey', 'querySettings', 'type QueryChoices']), '@/transport/query.ts'),
    line(named([...new Set(operations.map(sender))]), '@/transport/send.ts'),
    line('client', './client.ts'),
    line(named(operations.map(({ id }) => `${id}Operation`)), './codec.ts'),
    line('operations', './types.ts', 'type '),
    '',
  ]
    .filter((text) => typeof text === 'string')
    .join('\n')
}
