/**
 * `npm run test:packages`: installs the packages of contracts and mocks into an empty project, on the oldest Node that
 * they name, and runs the examples of the guide there: in Node, with their types checked, and in a browser.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { createServer, type Plugin } from 'vite'
import { bundleContracts, writePackages } from '../../build/packages.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { chromiumArguments, ensureChromium } from '../setup/chromium.ts'

const { msw, vitest, typescript, '@types/node': nodeTypes } = packageFile.devDependencies

const folder = mkdtempSync(join(tmpdir(), 'console-packages-'))

/** The oldest Node that the package of mocks takes. */
const oldestNode = '22.13.0'

/** Without what npm and this project say of themselves, as in a shell of its own. */
const env = Object.fromEntries(
  Object.entries(process.env)
    .filter(([name]) => !/^npm_/i.test(name))
    .map(([name, value]) =>
      name === 'PATH'
        ? [
            name,
            value
              ?.split(':')
              .filter((path) => !path.startsWith(resolve('.')))
              .join(':'),
          ]
        : [name, value],
    ),
)

/** Runs a command of the project on the oldest Node. */
const run = (...command: string[]) => {
  console.log(`> ${command.join(' ')}`)
  execFileSync('npx', ['--yes', '-p', `node@${oldestNode}`, '-c', command.join(' ')], {
    cwd: folder,
    env,
    stdio: 'inherit',
  })
}

const install = async () => {
  const packages = writePackages(folder, await bundleContracts())
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  const others = [
    `msw@${msw}`,
    `vitest@${vitest}`,
    `typescript@${typescript}`,
    `@types/node@${nodeTypes}`,
  ]
  run('node', '--version')
  run(
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    ...packages.map((file) => `./${file}`),
    ...others,
  )
  for (const name of ['mocks.test.ts', 'mocks-page.ts']) {
    cpSync(join('tests/examples', name), join(folder, name))
  }
}

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  strict: true,
  noEmit: true,
  types: ['node'],
}

const tryInNode = () => {
  writeFileSync(
    join(folder, 'contracts.test.ts'),
    `import type { AreaMap } from 'evaluation-console-contracts/map'
import document from 'evaluation-console-contracts/map.json' with { type: 'json' }
import { expect, test } from 'vitest'

const area: Pick<AreaMap, 'area_map_name'> = { area_map_name: 'Odaiba' }

test('a contract and its types', () => {
  expect(document.components.schemas.AreaMap.properties).toHaveProperty(Object.keys(area)[0])
})
`,
  )
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, resolveJsonModule: true, skipLibCheck: true },
    }),
  )
  run('tsc')
  run('vitest', 'run')
}

/** A page with nothing but the example of the guide, and the worker that the installed library brings along. */
const page: Plugin = {
  name: 'page',
  configureServer: (server) => {
    server.middlewares.use('/page', (_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end('<script type="module" src="/mocks-page.ts"></script>')
    })
    server.middlewares.use('/mockServiceWorker.js', (_, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(readFileSync(join(folder, 'public/mockServiceWorker.js')))
    })
  },
}

const tryInBrowser = async () => {
  run('msw', 'init', 'public', '--no-save')
  const server = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    publicDir: false,
    logLevel: 'error',
    plugins: [page],
    server: { host: 'localhost', port: 0, hmr: false, watch: null },
  })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments],
  })
  try {
    await server.listen()
    const tab = await browser.newPage()
    await tab.goto(`${server.resolvedUrls?.local[0]}page`)
    await tab.getByText('Night drive').waitFor({ timeout: 60_000 })
    console.log('The page shows the answer of the mock.')
  } finally {
    await browser.close()
    await server.close()
  }
}

try {
  await install()
  tryInNode()
  await tryInBrowser()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
