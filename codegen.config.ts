/**
 * `npm run codegen`: turns the contracts in `openapi/` into the generated layer, one folder per
 * service. `npm run codegen -- evaluation` does one service; `--check` changes nothing and fails when
 * what is committed differs from what the contracts make. `docs/contracts.md` explains what is made
 * of what.
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { bundleContract, type ContractDocument } from './codegen/contract.ts'
import { readOptions } from './codegen/options.ts'
import { scratch } from './codegen/orval.ts'
import { serviceFiles } from './codegen/service-files.ts'
import { type Service, services } from './src/config/services.ts'

const home = 'generated'
/** Everything is made here first, so that a failure leaves `generated/` whole. */
const workshop = join(scratch, 'generated')

const make = async (name: string, text: string) => {
  const path = join(workshop, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

const makeAll = async (wanted: readonly Service[]) => {
  const documents = new Map<Service, ContractDocument>()
  for (const service of services) documents.set(service, await bundleContract(service))
  for (const [service, document] of documents) {
    if (!wanted.includes(service)) continue
    const files = await serviceFiles(service, document)
    for (const [name, text] of Object.entries(files)) await make(join(service, name), text)
  }
  // The workshop is ignored by version control, and so it would be by the formatter.
  await promisify(execFile)('biome', ['format', '--vcs-enabled=false', '--write', workshop])
}

/** Content of every file below a folder, by path inside it. */
const contentOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path), await readFile(path, 'utf8')] as const),
    ),
  )
}

/** Paths below `generated/` that differ from what was made; those of services not asked for are left out. */
const differences = async (wanted: readonly Service[]) => {
  const [made, committed] = await Promise.all([contentOf(workshop), contentOf(home)])
  const left = services.filter((service) => !wanted.includes(service))
  return [...new Set([...made.keys(), ...committed.keys()])]
    .filter((path) => !left.some((service) => path.startsWith(join(service, '/'))))
    .filter((path) => made.get(path) !== committed.get(path))
    .sort()
}

const main = async (args: string[]) => {
  const { check, wanted } = readOptions(args)
  await rm(scratch, { recursive: true, force: true })
  await makeAll(wanted)
  const changed = await differences(wanted)
  if (!check) {
    for (const path of changed) await rm(join(home, path), { force: true })
    await cp(workshop, home, { recursive: true })
  } else if (changed.length > 0) {
    const paths = changed.map((path) => join(home, path)).join('\n')
    console.error(`Not what the contracts make; commit what \`npm run codegen\` writes:\n${paths}`)
    process.exitCode = 1
  }
  await rm(scratch, { recursive: true, force: true })
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
