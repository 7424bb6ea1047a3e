import { spawnSync } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build reads. */
const sources = [
  'src',
  'generated',
  'public',
  'index.html',
  'package.json',
  'build',
  'tailwind.config.ts',
  'vite.config.ts',
]

/** Rooms of `src/` that are no part of the console that is built into `dist/`. */
const apart = /^src[\\/]mock-platform[\\/]|\.test\.tsx?$/

const changedAt = async (path: string) =>
  (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.NEGATIVE_INFINITY

const filesOf = async (path: string) => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  return files.length > 0 ? files.map((entry) => join(entry.parentPath, entry.name)) : [path]
}

/** Builds the console into `dist/` when there is none, or when a source is newer. Ends with the build's code when it fails. */
const ensureBuilt = async () => {
  const built = await changedAt('dist/index.html')
  const files = (await Promise.all(sources.map(filesOf))).flat()
  const changes = await Promise.all(files.filter((file) => !apart.test(file)).map(changedAt))
  if (changes.every((change) => change <= built)) return
  console.log('Building the console ...')
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

await ensureBuilt()
