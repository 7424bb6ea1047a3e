import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleContracts, type Contracts, packageNames, writePackages } from './packages.ts'

/** A project that has both packages; within this one, where it finds `msw` and the runner. */
const project = `.tmp/packages-test-${process.pid}`

const installed = (name: string) => join(project, 'node_modules', name)

let contracts: Contracts

beforeAll(async () => {
  contracts = await bundleContracts()
  mkdirSync(project, { recursive: true })
  const files = writePackages(project, contracts)
  for (const [index, name] of Object.values(packageNames).entries()) {
    mkdirSync(installed(name), { recursive: true })
    const archive = join(project, files[index] ?? '')
    execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', installed(name)])
  }
}, 120_000)

afterAll(() => rmSync(project, { recursive: true, force: true }))

test('the example of the guide runs on the package', () => {
  cpSync('tests/examples/mocks.test.ts', join(project, 'mocks.test.ts'))
  writeFileSync(join(project, 'vitest.config.js'), 'export default {}\n')
  const told = execFileSync('node_modules/.bin/vitest', ['run', '--root', project], {
    env: { ...process.env, NO_COLOR: '1' },
    encoding: 'utf8',
  })
  expect(told).toContain('5 passed')
}, 120_000)

test('both name the version of each contract, and no path of this project', () => {
  for (const name of Object.values(packageNames)) {
    const file = JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8'))
    expect(Object.keys(file.contracts)).toEqual([...contracts.keys()])
  }
  const handlers = readFileSync(join(installed(packageNames.mocks), 'map/mocks.js'), 'utf8')
  expect(handlers).not.toMatch(/@\/|@generated|\.ts'/)
  expect(handlers).toContain("from '../handlers.js'")
})

test('the documents of the contracts stand by themselves', () => {
  const text = readFileSync(join(installed(packageNames.contracts), 'map.json'), 'utf8')
  expect(text.match(/"\$ref": "(?!#)[^"]*"/g)).toBeNull()
})
