import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Name of the file with the licenses, beside `index.html`. */
export const noticesFile = 'third-party-notices.txt'

/** Packages whose style sheets are part of the console's own, where the bundler no longer sees them. */
const withinStyles = ['@fontsource-variable/inter', 'tailwindcss']

/** The folder of the package that a file belongs to; undefined for the project's own. */
export const packageFolder = (file: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/|$)/.exec(
    file.replaceAll('\\', '/').replace(/^\0+/, ''),
  )?.[0]

/** License of a package, with the texts that it hands out: license, notice, and those it names itself. */
const noticeOf = (folder: string): string => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = [folder, join(folder, 'licenses')]
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && /^(licen[cs]e|notice|copying)/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => readFileSync(file, 'utf8').trim())
  if (!license && texts.length === 0) throw new Error(`${name} does not say how it is licensed.`)
  return [`${name} ${version}`, `License: ${license ?? 'see below'}`, ...texts].join('\n\n')
}

/** The licenses of all packages that the files belong to, by name. Throws for a package that says nothing. */
export const noticesOf = (files: Iterable<string>): string => {
  const folders = new Set([...files].flatMap((file) => packageFolder(file) ?? []))
  const named = [...folders].filter((folder) => existsSync(join(folder, 'package.json')))
  // Two copies of a version say the same.
  const notices = [...new Set(named.map(noticeOf))].sort()
  const line = '-'.repeat(80)
  return [
    'The Evaluation Console contains work of others, under the licenses below.',
    ...notices,
  ].join(`\n\n${line}\n\n`)
}

/** Writes the licenses of what a build contains beside `index.html`. */
export const notices = (): Plugin => ({
  name: 'notices',
  apply: 'build',
  generateBundle() {
    const styles = withinStyles.map((name) => `${process.cwd()}/node_modules/${name}/package.json`)
    const source = `${noticesOf([...this.getModuleIds(), ...styles])}\n`
    this.emitFile({ type: 'asset', fileName: noticesFile, source })
  },
})
