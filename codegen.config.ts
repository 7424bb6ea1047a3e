import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { generate } from 'orval'
import { camelView } from './codegen/camel-view.ts'
import {
  bundleContract,
  type ContractDocument,
  contractFile,
  lintContract,
} from './codegen/contract.ts'
import { operationsOf } from './codegen/schema.ts'
import { writeCodec } from './codegen/write-codec.ts'
import { writeCall, writeQueriesHead } from './codegen/write-queries.ts'
import { type Service, services } from './src/config/services.ts'

/** First line of every generated file. */
const notice = '// Generated from openapi/ by `npm run codegen`. Do not edit.\n'

const writeTypes = async (view: ContractDocument) =>
  astToString(
    await openapiTS(JSON.stringify(view), {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      rootTypesKeepCasing: true,
      alphabetize: false,
    }),
  )

const writeClient = (service: Service) => `import createClient from 'openapi-fetch'
import type { paths } from './types.ts'

/** Client of the ${service} service; its address is known once the console is configured. */
export const client = createClient<paths>()
`

/** orval writes into a folder of its own; only the files named here leave it. */
const scratch = '.tmp/codegen'

/** `queries.ts`: orval walks the operations and our writer says what each becomes. */
const writeQueries = async (service: Service, wire: ContractDocument, view: ContractDocument) => {
  const operations = new Map(operationsOf(wire).map((operation) => [operation.id, operation]))
  const target = `${scratch}/${service}/queries.ts`
  await generate({
    input: { target: view as never },
    output: {
      target,
      // Types come from openapi-typescript; in split mode orval's own go to a file that is left behind.
      mode: 'split',
      override: { header: false },
      client: () => ({
        client: ({ operationId }) => {
          const operation = operations.get(operationId)
          if (!operation) throw new Error(`orval met an unknown operation ${operationId}.`)
          return { implementation: `${writeCall(wire, operation)}\n`, imports: [], docComment: '' }
        },
        header: () => writeQueriesHead(wire),
        dependencies: () => [],
        footer: () => '',
        title: (title) => title,
      }),
    },
  })
  return readFile(target, 'utf8')
}

/** `wire.ts` and `mocks.ts`: the wire form as types, and MSW handlers with random data that speak it. */
const writeMocks = async (service: Service, wire: ContractDocument) => {
  const target = `${scratch}/${service}/mocks.ts`
  await generate({
    input: { target: wire as never },
    output: {
      target,
      mode: 'split',
      mock: { generators: [{ type: 'msw', delay: false }] },
      override: {
        header: false,
        // A random token would lead a reader from page to page without end.
        mock: { properties: { next_token: () => undefined }, required: true },
      },
      client: () => ({
        // An empty text would make orval drop the operation, and its mock with it.
        client: () => ({ implementation: '\n', imports: [], docComment: '' }),
        header: () => '',
        dependencies: () => [],
        footer: () => '',
        title: (title) => title,
      }),
    },
  })
  const mocks = await readFile(target.replace('.ts', '.msw.ts'), 'utf8')
  return {
    'wire.ts': await readFile(target.replace('.ts', '.schemas.ts'), 'utf8'),
    'mocks.ts': mocks.replaceAll("'./mocks.schemas'", "'./wire.ts'"),
  }
}

/** Files about all services: the wire documents for checks at run time, and the alert ids. */
const writeShared = async (documents: { [service: string]: ContractDocument }) => {
  const alertIds = new Set(
    Object.values(documents).flatMap((document) =>
      operationsOf(document).map(({ alertId }) => alertId),
    ),
  )
  const union = [...alertIds]
    .sort()
    .map((id) => `  | '${id}'`)
    .join('\n')
  await writeFile(
    'generated/alert-ids.ts',
    `${notice}\n/** Names under which failures of calls are kept and shown. */\nexport type AlertId =\n${union}\n`,
  )
  for (const [service, document] of Object.entries(documents)) {
    await writeFile(`generated/${service}/wire.json`, `${JSON.stringify(document)}\n`)
  }
}

const generateService = async (service: Service) => {
  const problems = await lintContract(service)
  if (problems.length > 0) throw new Error(`${contractFile(service)}\n${problems.join('\n')}`)
  const wire = await bundleContract(service)
  const view = camelView(wire)
  const files = {
    'types.ts': await writeTypes(view),
    'codec.ts': writeCodec(service, wire),
    'client.ts': writeClient(service),
    'queries.ts': await writeQueries(service, wire, view),
    ...(await writeMocks(service, wire)),
  }
  const folder = `generated/${service}`
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await writeFile(`${folder}/${name}`, `${notice}\n${text.trim()}\n`)
  }
  return wire
}

const wanted = process.argv.slice(2) as Service[]
const documents: { [service: string]: ContractDocument } = {}
for (const service of wanted.length > 0 ? wanted : services) {
  documents[service] = await generateService(service)
}
if (wanted.length === 0) await writeShared(documents)
await rm(scratch, { recursive: true, force: true })
await promisify(execFile)('biome', ['format', '--write', 'generated'])
