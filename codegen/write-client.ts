import type { Service } from '../src/config/services.ts'
import type { ContractDocument } from './contract.ts'
import { isHeaderArgument, operationsOf } from './schema.ts'

/** `client.ts` of a service: an openapi-fetch client with its types. */
export const writeClient = (service: Service, document: ContractDocument) => {
  const parameters = operationsOf(document).flatMap((operation) => operation.parameters)
  const named = parameters.some(isHeaderArgument)
  return [
    `import createClient from 'openapi-fetch'`,
    named && `import type { WithoutHeaders } from '@/transport/arguments.ts'`,
    `import type { paths } from './types.ts'`,
    '',
    `/** Client of the ${service} service; its address is known once the console is configured. */`,
    `export const client = createClient<${named ? 'WithoutHeaders<paths>' : 'paths'}>()`,
  ]
    .filter((line) => typeof line === 'string')
    .join('\n')
}
