import openapiTS, { astToString } from 'openapi-typescript'
import type { Service } from '../src/config/services.ts'
import { camelView } from './camel-view.ts'
import { type ContractDocument, contractFile, lintContract } from './contract.ts'
import { writeMocks, writeQueries } from './orval.ts'
import { writeCodec } from './write-codec.ts'

/** First line of every generated file. */
const notice = '// Generated from openapi/ by `npm run codegen`. Do not edit.\n'

const withNotice = (text: string) => `${notice}\n${text.trim()}\n`

const writeTypes = async (view: ContractDocument) =>
  astToString(
    await openapiTS(JSON.stringify(view), {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      rootTypesKeepCasing: true,
    }),
  )

const writeClient = (service: Service) => `import createClient from 'openapi-fetch'
import type { paths } from './types.ts'

/** Client of the ${service} service; its address is known once the console is configured. */
export const client = createClient<paths>()
`

/** Texts of the files of one service, by name, not yet formatted. Throws with what the linter finds. */
export const serviceFiles = async (
  service: Service,
  wire: ContractDocument,
): Promise<{ [name: string]: string }> => {
  const problems = await lintContract(service)
  if (problems.length > 0) throw new Error(`${contractFile(service)}\n${problems.join('\n')}`)
  const view = camelView(wire)
  const code = {
    'types.ts': await writeTypes(view),
    'codec.ts': writeCodec(service, wire),
    'client.ts': writeClient(service),
    'queries.ts': await writeQueries(service, wire, view),
    ...(await writeMocks(service, wire)),
  }
  return {
    ...Object.fromEntries(Object.entries(code).map(([name, text]) => [name, withNotice(text)])),
    // The wire document itself, against which the mock platform and the contract tests check bodies.
    'wire.json': `${JSON.stringify(wire)}\n`,
  }
}
