import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, resolve } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { basePath } from '@/config/base-path.ts'
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

/** File for a path: the page for whatever is no file, as web servers for single pages do it. */
const fileFor = (path: string) => {
  const file = join(builtDemo, normalize(path.slice(basePath.length)))
  return existsSync(file) && statSync(file).isFile() ? file : join(builtDemo, 'index.html')
}

/** Serves files and nothing else. */
const serveFiles = async () => {
  if (!existsSync(join(builtDemo, 'index.html'))) {
    throw new Error(`There is no demo in ${builtDemo}. Build it first: vite build --mode demo`)
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) {
      response.writeHead(404).end()
      return
    }
    const file = fileFor(decodeURIComponent(pathname))
    response.writeHead(200, {
      ...securityHeaders,
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, () => listening()))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
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
  files: { origin: string; close: () => Promise<void> }
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
