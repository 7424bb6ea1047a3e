/**
 * `npm run release`: writes what a version is handed out as into `release/`: the console and the static demo as
 * archives, the contracts and the mocks as packages of npm, the licenses of third parties, and the checksums of all.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import packageFile from '../package.json' with { type: 'json' }
import { noticesFile } from './notices.ts'
import { bundleContracts, writePackages } from './packages.ts'

const folder = 'release'

/** Lines of a file that `sha256sum --check` reads, by name. */
export const checksumLines = (files: readonly { name: string; content: Buffer }[]): string =>
  files
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, content }) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
    .join('')

/** The part of the changelog that tells of a version; undefined when there is none. */
export const notesOf = (changelog: string, version: string): string | undefined => {
  const [, ...parts] = changelog.split(/^## /m)
  const part = parts.find(
    (each) => each.startsWith(`${version} `) || each.startsWith(`${version}\n`),
  )
  return part?.slice(part.indexOf('\n')).trim()
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })

/** Packs a folder under its own name. */
const pack = (archive: string, from: string, source: string) =>
  run('tar', '-czf', join(folder, archive), '-C', from, source)

const release = async () => {
  const { version } = packageFile
  const notes = notesOf(readFileSync('CHANGELOG.md', 'utf8'), version)
  if (!notes) throw new Error(`CHANGELOG.md says nothing of ${version}. Write it first.`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  run('vite', 'build', '--logLevel', 'warn')
  pack(`evaluation-console-${version}.tar.gz`, '.', 'dist')
  copyFileSync(join('dist', noticesFile), join(folder, noticesFile))
  run('vite', 'build', '--mode', 'demo', '--logLevel', 'warn')
  pack(`evaluation-console-demo-${version}.tar.gz`, '.', 'dist-demo')
  writePackages(folder, await bundleContracts())
  writeFileSync(join(folder, 'NOTES.md'), `${notes}\n`)
  const files = readdirSync(folder).map((name) => ({
    name,
    content: readFileSync(join(folder, name)),
  }))
  writeFileSync(join(folder, 'SHA256SUMS'), checksumLines(files))
  console.log(`${folder}/ holds version ${version}.`)
}

if (import.meta.main) await release()
