import openapiTS, { astToString } from 'openapi-typescript'
import type { Service } from '../src/config/services.ts'
import { camelView } from './camel-view.ts'
import { type ContractDocument, contractFile, lintContract } from './contract.ts'
import { scratch, writeRandom } from './orval.ts'
import { refusalsOf } from './refusals.ts'
import { writeClient } from './write-client.ts'
import { writeCodec } from './write-codec.ts'
import { writeMocks } from './write-mocks.ts'
import { writeQueries } from './write-queries.ts'

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

/**
 * Texts of the files of one service, by name, not yet formatted. Throws with what the contract asks for
 * and the generator cannot carry.
 */
export const writeService = async (
  service: Service,
  wire: ContractDocument,
  folder = `${scratch}/${service}`,
): Promise<{ [name: string]: string }> => {
  const refusals = refusalsOf(wire)
  if (refusals.length > 0) throw new Error(refusals.join('\n'))
  // Before orval, which refuses in words of its own.
  const codec = writeCodec(service, wire)
  const code = {
    'types.ts': await writeTypes(camelView(wire)),
    'codec.ts': codec,
    'client.ts': writeClient(service, wire),
    'queries.ts': writeQueries(wire),
    ...(await writeRandom(wire, folder)),
    'mocks.ts': writeMocks(service, wire),
  }
  return {
    ...Object.fromEntries(Object.entries(code).map(([name, text]) => [name, withNotice(text)])),
    // The wire document itself, against which the mock platform and the contract tests check bodies.
    'wire.json': `${JSON.stringify(wire)}\n`,
  }
}

/** As `writeService`, of a contract in `openapi/`. Throws, with its file, also for what the linter finds. */
export const serviceFiles = async (service: Service, wire: ContractDocument) => {
  const problems = await lintContract(service)
  if (problems.length > 0) throw new Error(`${contractFile(service)}\n${problems.join('\n')}`)
  try {
    return await writeService(service, wire)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    throw new Error(text.replaceAll(/^/gm, `${contractFile(service)}: `), { cause: error })
  }
}
