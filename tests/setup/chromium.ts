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

/** Chromium on this machine, if there is one: on PATH, else Playwright's own. */
export const findChromium = () => onPath() ?? downloaded()

const attempt = (what: string, command: string, args: string[]) => {
  console.log(`No Chromium found; trying ${what} ...`)
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/**
 * Path of a Chromium, installed first where none is: by Playwright's download where that works,
 * else as Debian's package. Throws when neither succeeds.
 */
export const ensureChromium = () => {
  const found = findChromium()
  if (found) return found
  attempt("Playwright's download", 'playwright', ['install', 'chromium'])
  if (!findChromium() && process.platform === 'linux') {
    const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    for (const step of [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', 'chromium-headless-shell'],
      ['apt-get', 'install', '-y', 'chromium'],
    ]) {
      if (findChromium()) break
      const [command = '', ...args] = [...prefix, ...step]
      attempt(`Debian's package (${step.join(' ')})`, command, args)
    }
  }
  const installed = findChromium()
  if (!installed) {
    throw new Error('No Chromium could be installed. Put one on PATH and run the tests again.')
  }
  const version = execFileSync(installed, ['--version', '--no-sandbox'], { encoding: 'utf8' })
  console.log(`Installed ${version.trim()} at ${installed}.`)
  return installed
}
