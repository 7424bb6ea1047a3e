import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const preflight = fileURLToPath(new URL('./preflight.js', import.meta.url))

let folder: string
let server: Server | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preflight-'))
})
afterEach(async () => {
  server?.close()
  server = undefined
  await rm(folder, { recursive: true })
})

const own = { os: [process.platform], cpu: [process.arch] }

const packages = {
  '': {},
  'node_modules/vite': {},
  'node_modules/native-here': { ...own, optional: true },
  'node_modules/native-elsewhere': { os: ['plan9'], optional: true },
  'node_modules/node-elsewhere': { os: 'plan9', cpu: 'x64', optional: true },
  'node_modules/extra': { optional: true },
}

/** Makes an installation of these packages. */
const install = async (names: readonly string[]) => {
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  for (const name of names) {
    await mkdir(join(folder, 'node_modules', name), { recursive: true })
    await writeFile(join(folder, 'node_modules', name, 'package.json'), '{}')
  }
  if (names.length === 0) return
  await writeFile(join(folder, 'node_modules', '.package-lock.json'), '{}')
}

const whole = ['vite', 'native-here']

const run = (args: string[] = [], environment: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: number; told: string }>((done) => {
    const env = { PATH: process.env.PATH, ...environment }
    execFile(process.execPath, [preflight, ...args], { cwd: folder, env }, (error, _, told) =>
      done({ code: Number(error?.code ?? 0), told: told.trim() }),
    )
  })

/** Runs it as an npm on this Node does, started by an npm on another. */
const runOnNode = async (version: string) => {
  const node = join(folder, 'node')
  await writeFile(node, `#!/bin/sh\necho v${version}\n`, { mode: 0o755 })
  return run([], { npm_node_execpath: node, npm_config_user_agent: 'npm/11 node/v24.0.0' })
}

describe('an installation', () => {
  test('that is whole is not spoken of', async () => {
    await install(whole)
    expect(await run()).toEqual({ code: 0, told: '' })
  })

  test('that was never made', async () => {
    await install([])
    expect(await run()).toEqual({ code: 1, told: 'Nothing is installed yet. Run: npm ci' })
  })

  test('that is half made', async () => {
    await install(['native-here'])
    const told = 'The installation is not complete: vite missing. Run: npm ci'
    expect(await run()).toEqual({ code: 1, told })
  })

  test('by a Node that is too old for the native parts', async () => {
    await install(['vite'])
    for (const version of ['18.20.0', '20.18.3', '22.11.0']) {
      const { told } = await runOnNode(version)
      expect(told).toBe(
        `Node ${version} is too old: with it, npm leaves out native-here. Install Node 20.19, 22.12 or newer, then run: npm ci`,
      )
    }
    const { told } = await runOnNode('20.19.0')
    expect(told).toBe('The installation is not complete: native-here missing. Run: npm ci')
  })

  test('that was interrupted once all packages were there', async () => {
    await install(whole)
    await rm(join(folder, 'node_modules', '.package-lock.json'))
    expect((await run()).told).toBe('The installation was interrupted. Run: npm ci')
  })
})

describe('the port', () => {
  beforeEach(() => install(whole))

  test.each(['abc', '70000', '1.5', ''])('%j is none', async (PORT) => {
    const { code, told } = await run(['4600'], { PORT })
    expect(code).toBe(1)
    expect(told).toContain(`PORT is ${JSON.stringify(PORT)}; it takes a number from 0 to 65535`)
  })

  test('that is in use is told, with another', async () => {
    server = createServer()
    await new Promise<void>((done) => server?.listen(0, 'localhost', done))
    const { port } = server.address() as AddressInfo
    expect(await run(['4600'], { PORT: String(port) })).toEqual({
      code: 1,
      told: `Port ${port} is in use, perhaps by a demo that runs already. Choose another, as in: PORT=${port + 100} npm run demo`,
    })
  })

  test('at an address that is not of this machine is not blamed', async () => {
    const { told } = await run(['0'], { HOST: '192.0.2.1' })
    expect(told).toContain('HOST is "192.0.2.1", which is no address of this machine')
  })

  test('that is free is not spoken of', async () => {
    expect(await run(['0'])).toEqual({ code: 0, told: '' })
  })
})
