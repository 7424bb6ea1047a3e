import type { Service } from '../src/config/services.ts'
import { camelCase } from '../src/lib/camel-case.ts'
import type { ContractDocument } from './contract.ts'
import { type ContractOperation, operationsOf, pascalCase, refName, type Schema } from './schema.ts'

/** Wire type of a body; those of calls are named components, or none. */
const typeOf = (schema: Schema | undefined) => (schema?.$ref ? refName(schema.$ref) : 'undefined')

const writeType = ({ id, summary, parameters, body, answer }: ContractOperation) => {
  const ids = parameters.filter((parameter) => parameter.in === 'path')
  const path = ids.length === 0 ? 'never' : ids.map(({ name }) => `'${name}'`).join(' | ')
  return [
    `  /** ${summary}. */`,
    `  ${id}: { path: ${path}; body: ${typeOf(body)}; answer: ${typeOf(answer.schema)} }`,
  ].join('\n')
}

const writeMock = ({ id, method, path, answer }: ContractOperation) => {
  const members = [
    `method: '${method}'`,
    `path: '${path}'`,
    `status: ${answer.status}`,
    answer.type && `type: '${answer.type}'`,
    answer.schema && `random: ${id}Answer`,
  ].filter(Boolean)
  return `  ${id}: { ${members.join(', ')} },`
}

/** `mocks.ts` of a service: MSW handlers of its operations, typed in wire form. */
export const writeMocks = (service: Service, document: ContractDocument) => {
  const operations = operationsOf(document)
  const name = camelCase(service)
  const calls = `${pascalCase(name)}Calls`
  const schemas = operations.flatMap(({ body, answer }) => [body, answer.schema])
  const types = [...new Set(schemas.filter((schema) => schema !== undefined).map(typeOf))].sort()
  const makers = operations.flatMap(({ id, answer }) => (answer.schema ? [`${id}Answer`] : []))
  return [
    `import type { HttpHandler } from 'msw'`,
    `import { type HandlerOptions, type HandlersOptions, handlerOf, handlersOf, type Mocks } from '@/mocks/handlers.ts'`,
    makers.length > 0 && `import { ${makers.sort().join(', ')} } from './random.ts'`,
    types.length > 0 && `import type { ${types.join(', ')} } from './wire.ts'`,
    '',
    `/** Arguments and answers of the operations of the ${service} service, in wire form. */`,
    `export interface ${calls} {`,
    ...operations.map(writeType),
    '}',
    '',
    `const mocks: Mocks<${calls}> = {`,
    ...operations.map(writeMock),
    '}',
    '',
    `/** MSW handlers of every operation of the ${service} service. */`,
    `export const ${name}Handlers = (options: HandlersOptions<${calls}>): HttpHandler[] =>`,
    '  handlersOf(mocks, options)',
    '',
    `/** MSW handler of one operation of the ${service} service. */`,
    `export const ${name}Handler = <Id extends keyof ${calls}>(`,
    `  id: Id,`,
    `  options: HandlerOptions<${calls}[Id]>,`,
    `): HttpHandler => handlerOf(mocks, id, options)`,
  ]
    .filter((line) => typeof line === 'string')
    .join('\n')
}
