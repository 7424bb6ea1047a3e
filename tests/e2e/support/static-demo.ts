import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, resolve } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { securityHeaders } from '@/mock-platform/server/security-headers.ts'
import { type Control, createDemo, type Demo } from './demo.ts'
import { findingsOf } from './findings.ts'
import { type Problems, watchProblems } from './problems.ts'

/** Folder of the static demo: `dist-demo/`, unless `CONSOLE_DEMO_DIST` names another build. */
const builtDemo = resolve(process.env.CONSOLE_DEMO_DIST ?? 'dist-demo')

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Where the demo lies on its host: `npm test` builds it for this path. */
export const demoPath = '/a/b'

/** File of a path, as a web server that only knows files has it: none, where there is no such file. */
const fileFor = (path: string) => {
  const file = join(builtDemo, normalize(path.slice(demoPath.length)))
  if (!existsSync(file)) return undefined
  return statSync(file).isFile() ? file : join(file, 'index.html')
}

/** Serves files and nothing else. */
const serveFiles = async () => {
  const page = join(builtDemo, 'index.html')
  if (!existsSync(page) || !readFileSync(page, 'utf8').includes(`"${demoPath}/assets/`)) {
    throw new Error(
      `There is no demo for ${demoPath} in ${builtDemo}. Build it first: vite build --mode demo --base ${demoPath}/`,
    )
  }
  const replaced = new Map<string, string>()
  let isNextLost = false
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const path = decodeURIComponent(pathname)
    const file = path.startsWith(demoPath) ? fileFor(path) : undefined
    if (file?.endsWith('index.html') && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end()
      return
    }
    // The notice of an expired sign-in comes by itself, whatever the test does.
    const isLost = isNextLost && /\/assets\/(?!expiry-notice-)/.test(path)
    if (isLost) isNextLost = false
    const shown = file && existsSync(file) && !isLost ? file : join(builtDemo, '404.html')
    response.writeHead(shown === file ? 200 : 404, {
      ...securityHeaders,
      'content-type': types[extname(shown)] ?? 'application/octet-stream',
    })
    const text = replaced.get(shown.slice(builtDemo.length + 1))
    if (text === undefined) createReadStream(shown).pipe(response)
    else response.end(text)
  })
  await new Promise<void>((listening) => server.listen(0, () => listening()))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Serves a changed file until `restore`, as another build has it. */
    change: (name: string, changed: (text: string) => string) => {
      const text = readFileSync(join(builtDemo, name), 'utf8')
      const other = changed(text)
      if (other === text) throw new Error(`${name} does not hold what is to change.`)
      replaced.set(name, other)
    },
    restore: () => replaced.clear(),
    /** The next file of a page that is asked for is gone, as from the folder of another build. */
    loseNextFile: () => {
      isNextLost = true
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Controls of the platform inside a page. */
const controlIn =
  (page: Page): Control =>
  (method, path, body) =>
    page.evaluate(
      async ([url, init]) => {
        const response = await fetch(url, init)
        if (!response.ok) throw new Error(`${init.method} ${url}: ${await response.text()}`)
        return response.json()
      },
      [`/demo/${path}`, { method, ...(body && { body: JSON.stringify(body) }) }] as const,
    )

interface TestFixtures {
  /** The controls; the page shows the console. */
  demo: Demo
  expectProblem: Problems['expectProblem']
}

interface WorkerFixtures {
  files: Awaited<ReturnType<typeof serveFiles>>
}

/**
 * A test of the static demo: files, and no server behind. It fails, whatever else it checks, when the
 * console breaks a contract or the browser complains.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern.
    async ({}, use) => {
      const files = await serveFiles()
      await use(files)
      await files.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ files }, use) => use(files.origin),
  expectProblem: [
    async ({ context }, use) => {
      const problems = watchProblems(context)
      // The browser looks for a newer worker at every start; a page that is left meanwhile cannot wait for it.
      problems.expectProblem(/Failed to update a ServiceWorker/)
      // Web servers that only know files send the page for any other address with this status.
      problems.expectProblem(/Failed to load resource.*404.*\/a\/b\//)
      await use(problems.expectProblem)
      expect(problems.end(), 'what the browser complains about').toEqual([])
    },
    { auto: true },
  ],
  demo: [
    async ({ page }, use) => {
      const demo = createDemo(controlIn(page))
      await use(demo)
      expect(await findingsOf(demo), 'what breaks a contract').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
