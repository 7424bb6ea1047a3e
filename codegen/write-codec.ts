import type { Service } from '../src/config/services.ts'
import type { ContractDocument } from './contract.ts'
import { PlanWriter } from './plans.ts'
import { type ContractOperation, camelPath, operationsOf, type Schema } from './schema.ts'

const queryPlan = (writer: PlanWriter, operation: ContractOperation) => {
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'query')
  if (parameters.length === 0) return undefined
  const schema = {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
  return writer.of(`${operation.id} query`, () => writer.object(schema))
}

const defaultHeaders = ({ parameters }: ContractOperation) =>
  parameters.flatMap((parameter) =>
    parameter.in === 'header' && parameter.schema.default !== undefined
      ? `${JSON.stringify(parameter.name)}: ${JSON.stringify(parameter.schema.default)}`
      : [],
  )

const writeOperation = (service: Service, writer: PlanWriter, operation: ContractOperation) => {
  const { id, method, path, alertId, alertText, ignoredStatuses, noRetry, errorKinds } = operation
  const kinds = Object.entries(errorKinds).map(([status, kind]) => `${status}: '${kind}'`)
  const headers = defaultHeaders(operation)
  const query = queryPlan(writer, operation)
  const plan = (part: string, schema: Schema | undefined) =>
    schema && writer.of(`${id} ${part}`, () => writer.expression(schema))
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
    operation.body && `body: ${plan('body', operation.body)}`,
    operation.answer.schema && `answer: ${plan('answer', operation.answer.schema)}`,
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
  const types = plans.some((plan) => plan.includes(': ObjectPlan =')) ? ['ObjectPlan'] : []
  if (plans.some((plan) => plan.includes(': Plan ='))) types.push('Plan')
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
