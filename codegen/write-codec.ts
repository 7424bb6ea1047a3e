import type { Service } from '../src/config/services.ts'
import type { ContractDocument } from './contract.ts'
import { PlanWriter } from './plans.ts'
import {
  type ContractOperation,
  camelPath,
  isHeaderArgument,
  isSentByTransport,
  operationsOf,
  type Parameter,
  type Schema,
} from './schema.ts'

/** Method and path: where a part of a call is found in the contract. */
const placeOf = ({ method, path }: ContractOperation) => `${method} ${path}`

/** Plan of all parameters in one place of a call; undefined when there is none. */
const parametersPlan = (writer: PlanWriter, place: string, parameters: readonly Parameter[]) => {
  if (parameters.length === 0) return undefined
  // Names of headers know no case: `If-Match` is sent as `if-match`, and called ifMatch in code.
  const nameOf = ({ name, in: kind }: Parameter) => (kind === 'header' ? name.toLowerCase() : name)
  const schema = {
    properties: Object.fromEntries(parameters.map((one) => [nameOf(one), one.schema])),
    required: parameters.filter(({ required }) => required).map(nameOf),
  }
  return writer.of(place, () => writer.object(schema))
}

/** Headers that every call carries. */
const fixedHeaders = ({ parameters, bodyType }: ContractOperation) => {
  const pairs = parameters
    .filter(isSentByTransport)
    .map(({ name, schema }) => [name, String(schema.default)])
  const all = bodyType ? [...pairs, ['content-type', bodyType]] : pairs
  return all.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
}

const writeOperation = (service: Service, writer: PlanWriter, operation: ContractOperation) => {
  const { id, method, path, alertId, alertText, ignoredStatuses, noRetry, errorKinds } = operation
  const kinds = Object.entries(errorKinds).map(([status, kind]) => `${status}: '${kind}'`)
  const headers = fixedHeaders(operation)
  const place = placeOf(operation)
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
  const query = parametersPlan(writer, `${place} query`, inQuery)
  const joined = inQuery.filter(({ explode }) => explode === false).map(({ name }) => name)
  const header = parametersPlan(
    writer,
    `${place} header`,
    operation.parameters.filter(isHeaderArgument),
  )
  const plan = (part: string, schema: Schema | undefined) =>
    schema && writer.of(`${place} ${part}`, () => writer.expression(schema))
  const lines = [
    `service: '${service}'`,
    `id: '${id}'`,
    `method: '${method}'`,
    `path: '${camelPath(path)}'`,
    `alertId: '${alertId}'`,
    `alertText: ${JSON.stringify(alertText)}`,
    operation.readsByPost && 'reads: true',
    operation.open && 'open: true',
    headers.length > 0 && `headers: { ${headers.join(', ')} }`,
    ignoredStatuses.length > 0 && `ignoredStatuses: [${ignoredStatuses.join(', ')}]`,
    noRetry.length > 0 && `noRetry: [${noRetry.join(', ')}]`,
    kinds.length > 0 && `errorKinds: { ${kinds.join(', ')} }`,
    query && `query: ${query}`,
    joined.length > 0 && `joined: [${joined.map((name) => `'${name}'`).join(', ')}]`,
    header && `header: ${header}`,
    operation.body && `body: ${plan('body', operation.body)}`,
    operation.answer.schema && `answer: ${plan('answer', operation.answer.schema)}`,
    operation.answer.type && `answerType: '${operation.answer.type}'`,
  ].filter((line) => typeof line === 'string')
  return `export const ${id}Operation: Operation = {\n${lines.map((line) => `  ${line},`).join('\n')}\n}`
}

/** `codec.ts` of a service: a plan per schema in use, and every operation as data. */
export const writeCodec = (service: Service, document: ContractDocument) => {
  const writer = new PlanWriter(document)
  const operations = operationsOf(document).map((operation) =>
    writeOperation(service, writer, operation),
  )
  const plans = writer.declarations()
  const types = ['EnumerationPlan', 'ObjectPlan', 'Plan'].filter((type) =>
    plans.some((plan) => plan.includes(`: ${type} =`)),
  )
  const names = [...[...writer.used].sort(), ...types.map((type) => `type ${type}`)]
  return [
    `import { ${names.join(', ')} } from '@/transport/codec.ts'`,
    `import type { Operation } from '@/transport/operation.ts'`,
    '',
    ...plans,
    '',
    ...operations,
    '',
  ].join('\n')
}
