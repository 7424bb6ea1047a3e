import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Entry {
  version?: string
  integrity?: string
  link?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string | string[]
  optionalDependencies?: { [name: string]: string }
}

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { packages: { [folder: string]: Entry } }

const platforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'darwin', cpu: 'arm64', libc: undefined },
  { os: 'darwin', cpu: 'x64', libc: undefined },
  { os: 'win32', cpu: 'x64', libc: undefined },
]

test('every entry can be checked: an entry without integrity is not in the registry', () => {
  const unchecked = Object.entries(packages)
    .filter(([folder, { link, integrity }]) => folder !== '' && !link && !integrity)
    .map(([folder]) => folder)
  expect(unchecked).toEqual([])
})

/** Packages that have a native part for each platform, by the parts. */
const families = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) => {
  const parts = Object.keys(optionalDependencies)
    .map((name) => packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`])
    .filter((entry) => entry?.os !== undefined)
  return parts.some((entry) => entry?.os?.includes('win32')) ? [{ folder, parts }] : []
})

// npm has no Node for musl, where scripts run on the Node of the machine: the console itself, whose folder is ''. That
// its Nodes for Linux are for glibc stands in the lockfile alone; `npm install` drops it with another version.
test.each(families)('"$folder" has a part for every platform', ({ folder, parts }) => {
  const missing = platforms.filter(
    ({ os, cpu, libc }) =>
      !parts.some(
        (part) =>
          part?.os?.includes(os) &&
          part.cpu?.includes(cpu) &&
          (libc === undefined || part.libc === undefined || part.libc.includes(libc)),
      ),
  )
  expect(missing).toEqual(folder === '' ? platforms.filter(({ libc }) => libc === 'musl') : [])
})
