import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleContract, type ContractDocument } from '../codegen/contract.ts'
import packageFile from '../package.json' with { type: 'json' }
import { services } from '../src/config/services.ts'

/** The bundled contract of each service. */
export type Contracts = ReadonlyMap<string, ContractDocument>

/** Reads all contracts of the project, each bundled into one document. */
export const bundleContracts = async (): Promise<Contracts> => {
  const documents = await Promise.all(services.map(bundleContract))
  return new Map(services.map((service, index) => [service, documents[index] ?? fail(service)]))
}

const fail = (service: string): never => {
  throw new Error(`There is no contract of ${service}.`)
}

const versionOf = (contract: ContractDocument): string =>
  String((contract.info as { version?: unknown }).version)

/** Names of the packages of other projects. */
export const packageNames = {
  contracts: 'evaluation-console-contracts',
  mocks: 'evaluation-console-mocks',
} as const

const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`)

/** Compiles a folder of TypeScript into modules with their types, for any Node and bundler. */
const compile = (from: string, to: string) => {
  writeJson(join(from, 'tsconfig.json'), {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      module: 'NodeNext',
      strict: true,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      skipLibCheck: true,
      types: [],
      rootDir: '.',
      outDir: resolve(to),
    },
    include: ['.'],
  })
  execFileSync(process.execPath, ['node_modules/typescript7/bin/tsc', '--project', from], {
    stdio: 'inherit',
  })
}

const common = (name: string, description: string, contracts: Contracts) => ({
  name,
  version: packageFile.version,
  description,
  license: packageFile.license,
  type: 'module',
  // Each contract has a version of its own, which says by semantic versioning what a change of it breaks.
  contracts: Object.fromEntries(
    [...contracts].map(([service, contract]) => [service, versionOf(contract)]),
  ),
})

const writeContracts = (folder: string, source: string, contracts: Contracts) => {
  mkdirSync(source, { recursive: true })
  for (const service of contracts.keys()) {
    cpSync(`generated/${service}/wire.ts`, join(source, `${service}.ts`))
  }
  compile(source, folder)
  for (const [service, contract] of contracts) {
    writeJson(join(folder, `${service}.json`), contract)
  }
  writeJson(join(folder, 'package.json'), {
    ...common(packageNames.contracts, 'Contracts of the platform, with their types.', contracts),
    exports: {
      './*.json': './*.json',
      './*': { types: './*.d.ts', default: './*.js' },
    },
  })
  const names = [...contracts].map(([name, contract]) => `- \`${name}\` ${versionOf(contract)}`)
  writeFileSync(
    join(folder, 'README.md'),
    `# Contracts\n\nOpenAPI documents with all references resolved (\`${packageNames.contracts}/map.json\`), and the types of what the services send (\`${packageNames.contracts}/map\`).\n\n${names.join('\n')}\n`,
  )
}

const writeMocks = (folder: string, source: string, contracts: Contracts) => {
  mkdirSync(source, { recursive: true })
  cpSync('src/mocks/handlers.ts', join(source, 'handlers.ts'))
  for (const service of contracts.keys()) {
    mkdirSync(join(source, service))
    for (const name of ['mocks.ts', 'random.ts', 'wire.ts']) {
      const text = readFileSync(join('generated', service, name), 'utf8')
      const own = text.replaceAll("'@/mocks/handlers.ts'", "'../handlers.ts'")
      writeFileSync(join(source, service, name), own)
    }
  }
  compile(source, folder)
  const { msw, '@faker-js/faker': faker } = packageFile.devDependencies
  writeJson(join(folder, 'package.json'), {
    ...common(packageNames.mocks, 'Handlers for MSW of all services of the platform.', contracts),
    engines: { node: '>=22.13.0' },
    exports: { './*': { types: './*.d.ts', default: './*.js' } },
    dependencies: { '@faker-js/faker': `^${faker}` },
    peerDependencies: { msw: `^${msw}` },
  })
  cpSync('docs/mocks.md', join(folder, 'README.md'))
}

/** Packs a folder as npm hands it out; the name of the file in `to`. */
const pack = (folder: string, to: string): string => {
  const before = new Set(readdirSync(to))
  execFileSync('npm', ['pack', '--silent', '--pack-destination', resolve(to)], {
    cwd: folder,
    stdio: 'pipe',
    shell: process.platform === 'win32',
  })
  const made = readdirSync(to).find((name) => !before.has(name))
  if (made === undefined) throw new Error(`npm has packed nothing of ${folder}.`)
  return made
}

/** Writes the packages of contracts and mocks into a folder; their names, contracts first. */
export const writePackages = (to: string, contracts: Contracts): readonly string[] => {
  // Within the project, where what they import is found.
  const scratch = `.tmp/packages-${process.pid}`
  const write = { contracts: writeContracts, mocks: writeMocks }
  try {
    return (['contracts', 'mocks'] as const).map((name) => {
      const folder = join(scratch, name)
      write[name](folder, join(scratch, `${name}-source`), contracts)
      return pack(folder, to)
    })
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
