/**
 * `npm run codegen`: turns the contracts in `openapi/` into the generated layer, one folder per
 * service. `npm run codegen -- evaluation` does one service; `--check` fails when what is committed
 * differs from what the contracts make. `docs/contracts.md` explains what is made of what.
 */
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { camelView } from './codegen/camel-view.ts'
import {
  bundleContract,
  type ContractDocument,
  contractFile,
  lintContract,
} from './codegen/contract.ts'
import { scratch, writeMocks, writeQueries } from './codegen/orval.ts'
import { operationsOf } from './codegen/schema.ts'
import { writeCodec } from './codegen/write-codec.ts'
import { type Service, services } from './src/config/services.ts'

const folder = 'generated'

/** First line of every generated file. */
const notice = '// Generated from openapi/ by `npm run codegen`. Do not edit.\n'

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
  const home = join(folder, service)
  await rm(home, { recursive: true, force: true })
  await mkdir(home, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(home, name), `${notice}\n${text.trim()}\n`)
  }
  // The wire document itself, against which the mock platform and the contract tests check bodies.
  await writeFile(join(home, 'wire.json'), `${JSON.stringify(wire)}\n`)
  return wire
}

const writeAlertIds = async (documents: ContractDocument[]) => {
  const operations = documents.flatMap(operationsOf)
  const ids = [...new Set(operations.map(({ alertId }) => alertId))].sort()
  const union = ids.map((id) => `  | '${id}'`).join('\n')
  const text = `/** Names under which failures of calls are kept and shown. */\nexport type AlertId =\n${union}\n`
  await writeFile(join(folder, 'alert-ids.ts'), `${notice}\n${text}`)
}

/** Content of every generated file, by path. */
const snapshot = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort()
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)),
  )
}

const generateAll = async () => {
  const documents = []
  for (const service of services) documents.push(await generateService(service))
  await writeAlertIds(documents)
}

const main = async (args: string[]) => {
  const wanted = services.filter((service) => args.includes(service))
  const before = args.includes('--check') ? await snapshot() : undefined
  if (wanted.length === 0) await generateAll()
  for (const service of wanted) await generateService(service)
  await rm(scratch, { recursive: true, force: true })
  await promisify(execFile)('biome', ['format', '--write', folder])
  if (!before) return
  const after = await snapshot()
  const paths = new Set([...before.keys(), ...after.keys()])
  const changed = [...paths].filter((path) => before.get(path) !== after.get(path))
  if (changed.length === 0) return
  console.error(
    `Not what the contracts make; commit what \`npm run codegen\` writes:\n${changed.join('\n')}`,
  )
  process.exitCode = 1
}

await main(process.argv.slice(2))
