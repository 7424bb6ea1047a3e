import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { msw } from 'msw/vite'
import { createServer, type Plugin } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** A page with nothing but the example of the guide. */
const page: Plugin = {
  name: 'page',
  configureServer: (server) => {
    server.middlewares.use('/page', (_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end('<script type="module" src="/tests/examples/mocks-page.ts"></script>')
    })
  },
}

// The page is bundled first, which takes its time on a busy machine.
test.setTimeout(180_000)

test('the example of the guide to mocks answers in a browser', async ({ page: tab }) => {
  const server = await createServer({
    configFile: false,
    root: folder('.'),
    cacheDir: folder('.tmp/vite-mocks'),
    appType: 'custom',
    logLevel: 'error',
    plugins: [page, msw({ mode: 'worker-only' })],
    resolve: { alias: { 'evaluation-console-mocks': folder('generated'), '@': folder('src') } },
    optimizeDeps: { entries: [], include: ['msw', 'msw/browser', '@faker-js/faker'] },
    server: { host: 'localhost', port: 0, hmr: false, watch: null },
  })
  try {
    await server.listen()
    await tab.goto(`${server.resolvedUrls?.local[0]}page`)
    await expect(tab.locator('body')).toHaveText('Night drive', { timeout: 60_000 })
  } finally {
    await server.close()
  }
})
