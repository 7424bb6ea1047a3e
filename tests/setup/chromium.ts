import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell first: without windows and profiles it takes a fifth less of the processor. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Switches that keep Chromium from looking for services of its maker. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const onPath = () =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((file) => existsSync(file))

const downloaded = () => {
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/** Debian's packages, the best first. */
const packages = ['chromium-headless-shell', 'chromium'] as const

/** Chromium on this machine, if there is one: on PATH, else Playwright's own. */
export const findChromium = () => onPath() ?? downloaded()

/** Milliseconds that one step of an installation may take. */
const installTime = 180_000

const attempt = (what: string, command: string, args: string[]) => {
  console.log(`Trying ${what} ...`)
  return (
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: installTime })
      .status === 0
  )
}

/** Installs a package of Debian; false where that cannot be done. */
const install = (name: string) => {
  if (process.platform !== 'linux') return false
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const steps = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', name],
  ]
  return steps.every((step) => {
    const [command = '', ...args] = [...prefix, ...step]
    return attempt(`Debian's package (${step.join(' ')})`, command, args)
  })
}

/** In continuous integration the headless shell is worth the time that its installation takes. */
const isShellWanted = (found: string) =>
  process.env.CI !== undefined && !found.endsWith('headless-shell')

/**
 * Path of a Chromium, installed first where none is: by Playwright's download where that works,
 * else as Debian's package. Throws when neither succeeds.
 */
export const ensureChromium = () => {
  const found = findChromium()
  if (found && !(isShellWanted(found) && install(packages[0]))) return found
  if (!findChromium()) attempt("Playwright's download", 'playwright', ['install', 'chromium'])
  for (const name of packages) if (!findChromium()) install(name)
  const installed = findChromium()
  if (!installed) {
    throw new Error('No Chromium could be installed. Put one on PATH and run the tests again.')
  }
  const version = execFileSync(installed, ['--version', '--no-sandbox'], { encoding: 'utf8' })
  console.log(`Uses ${version.trim()} at ${installed}.`)
  return installed
}
