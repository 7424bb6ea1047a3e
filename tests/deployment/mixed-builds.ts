/**
 * `npm run test:mixed-builds`: serves two builds beside each other by nginx, which answers each request from either of
 * them by chance, as during a rolling update, and loads the console many times. A page may say that it is retrying, but
 * it must not stay blank. Without nginx it says so, and tries nothing.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { consoleConfig } from '../../src/mock-platform/console-config.ts'
import { chromiumArguments, ensureChromium } from '../setup/chromium.ts'
import { freePort } from './free-port.ts'

/** Number of loads, and the folders of two builds for `/evaluation/`, which are made when left out. */
const [, , count = '500', ...built] = process.argv

const loads = Number(count)

/** Pages that are open at once. */
const lanes = 4

const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

const folder = mkdtempSync(join(tmpdir(), 'console-mixed-'))

/** Puts a build into a folder, and makes it first unless there is one. */
const prepare = (name: string, made: string | undefined, ...options: string[]) => {
  const root = join(folder, name, 'evaluation')
  if (made === undefined) {
    execFileSync('vite', ['build', '--logLevel', 'error', '--outDir', root, ...options], {
      stdio: 'inherit',
    })
  } else cpSync(made, root, { recursive: true })
  writeFileSync(join(root, 'config.json'), JSON.stringify(consoleConfig))
}

/** Servers of both builds, and one before them that asks either by chance. */
const configuration = (ports: { front: number; one: number; other: number }) => {
  const site = readFileSync('deploy/nginx.conf', 'utf8').replace(
    /^ *(access_log|listen \[).*\n/gm,
    '',
  )
  const [maps = '', server = ''] = [
    site.slice(0, site.indexOf('server {')),
    site.slice(site.indexOf('server {')),
  ]
  const serverOf = (name: string, port: number) =>
    server
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('root /srv/console;', `root ${folder}/${name};`)
  return `pid ${folder}/pid; error_log ${folder}/error.log; events {}
http {
  include /etc/nginx/mime.types; access_log off; keepalive_requests 1000;
  ${maps}
  ${serverOf('one', ports.one)}
  ${serverOf('other', ports.other)}
  upstream both { random; server 127.0.0.1:${ports.one}; server 127.0.0.1:${ports.other}; }
  server { listen 127.0.0.1:${ports.front}; location / { proxy_pass http://both; } }
}`
}

/** A page that shows nothing for so many milliseconds is blank; one that just loads itself again is not. */
const patience = 30_000

/** The text of a page: that it is retrying, or something of the console; undefined while it stays blank. */
const load = async (page: Page, address: string) => {
  await page.goto(address)
  const says = () => document.body?.innerText.trim()
  const text = await page
    .waitForFunction(says, undefined, { timeout: patience })
    .then((handle) => handle.jsonValue())
    .catch(() => undefined)
  if (!text) return undefined
  return text.includes('The console cannot start yet') ? 'retrying' : 'console'
}

const run = async () => {
  if (built.length === 0) console.log('Building the console twice ...')
  prepare('one', built[0])
  // Other content in every script, and so other names.
  prepare('other', built[1], '--minify', 'false')
  const ports = { front: await freePort(), one: await freePort(), other: await freePort() }
  writeFileSync(join(folder, 'nginx.conf'), configuration(ports))
  execFileSync('chmod', ['-R', 'a+rX', folder])
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    env,
    stdio: 'inherit',
  })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments],
  })
  const counts = { console: 0, retrying: 0, blank: 0 }
  const address = `http://127.0.0.1:${ports.front}/evaluation/signout`
  let left = loads
  const lane = async () => {
    while (left > 0) {
      left -= 1
      const context = await browser.newContext()
      const said = await load(await context.newPage(), address)
      counts[said ?? 'blank'] += 1
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  console.log(
    `${loads} loads: ${counts.console} showed the console, ${counts.retrying} said that they are retrying, ${counts.blank} were blank.`,
  )
  // One page that is left alone until it has found parts of one build.
  const page = await browser.newPage()
  await page.goto(address)
  const settled = await page
    .getByText('You are signed out.')
    .waitFor({ timeout: 120_000 })
    .then(
      () => true,
      () => false,
    )
  console.log(
    settled
      ? 'A page that is left alone starts.'
      : 'A page that is left alone did not start within 2 minutes.',
  )
  await browser.close()
  nginx.kill('SIGQUIT')
  return counts.blank === 0
}

try {
  if (spawnSync('nginx', ['-v'], { env }).error) {
    console.log('nginx is not installed: nothing is tried. In Debian: apt-get install nginx-light')
  } else process.exitCode = (await run()) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
