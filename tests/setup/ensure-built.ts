import { spawnSync } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { basePath } from '../../src/config/base-path.ts'

/** Files that the build reads. */
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

/** Whether `dist/` holds a console for the base path of now. */
const isForBase = async () => {
  const page = await readFile('dist/index.html', 'utf8').catch(() => '')
  return page.includes(`"${basePath}/assets/`)
}

/** Builds the console into `dist/` when there is none, when it has another base path, or when a source is newer. Ends with the build's code when it fails. */
const ensureBuilt = async () => {
  const built = await changedAt('dist/index.html')
  const files = (await Promise.all(sources.map(filesOf))).flat()
  const changes = await Promise.all(files.filter((file) => !apart.test(file)).map(changedAt))
  if ((await isForBase()) && changes.every((change) => change <= built)) return
  console.log('Building the console ...')
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

await ensureBuilt()
