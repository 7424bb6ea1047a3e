import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFolder } from './compress.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-compress-'))
})
afterEach(() => rm(folder, { recursive: true }))

const script = 'start()\n'.repeat(500)

/** Writes files, compresses their folder, and tells the names of all files then. */
const compressing = async (files: { [name: string]: string }) => {
  await mkdir(join(folder, 'assets'))
  for (const [name, body] of Object.entries(files)) await writeFile(join(folder, name), body)
  await compressFolder(folder)
  return (await readdir(folder, { recursive: true })).sort()
}

test('beside a file lies the same, compressed in two ways', async () => {
  const name = join('assets', 'main-a1b2.js')
  const names = await compressing({ [name]: script })
  expect(names).toEqual(['assets', name, `${name}.br`, `${name}.gz`])
  expect(gunzipSync(await readFile(join(folder, `${name}.gz`))).toString()).toBe(script)
  expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(script)
})

test.each(['index.html', 'theme.css', 'icon.svg', 'data.json'])(
  '%s is compressed',
  async (name) => {
    expect(await compressing({ [name]: script })).toEqual([
      'assets',
      name,
      `${name}.br`,
      `${name}.gz`,
    ])
  },
)

test('what is small, a font, a source map or replaced in a deployment stays as it is', async () => {
  const files = {
    'small.js': 'start()',
    'inter.woff2': script,
    'main.js.map': script,
    'config.json': script,
  }
  expect(await compressing(files)).toEqual(['assets', ...Object.keys(files)].sort())
})
