import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { msw } from 'msw/vite'
import type { Plugin, Rolldown } from 'vite'
import { callbackPath, signedOutPath } from '../config/base-path.ts'
import { consoleConfig } from './console-config.ts'

/**
 * Addresses that are opened from outside the page, where a web server that only knows files looks for one:
 * the page itself lies there. `404.html` is what many such servers send for all others.
 */
const pages = ['demo', 'demo/sign-in', 'demo/sign-out', callbackPath, signedOutPath].map(
  (path) => `${path.replace(/^\//, '')}/index.html`,
)

/** Vite plugins that build the console with the platform inside the page: its entry, worker and `config.json`. */
export const buildWithPlatform = (): Plugin[] => [
  msw({ mode: 'worker-only' }),
  {
    name: 'mock-platform',
    // One locale for random data: all of them would add two megabytes.
    config: () => ({
      resolve: {
        alias: [{ find: /^@faker-js\/faker$/, replacement: '@faker-js/faker/locale/en' }],
      },
    }),
    transformIndexHtml: {
      order: 'pre',
      // The platform starts with the console: nobody answers before.
      handler: (html) => html.replace('/src/main.tsx', '/src/demo.ts').replace(' data-early', ''),
    },
    writeBundle: {
      sequential: true,
      handler: async ({ dir = '' }) => {
        for (const page of [...pages, '404.html']) {
          await mkdir(dirname(join(dir, page)), { recursive: true })
          await copyFile(join(dir, 'index.html'), join(dir, page))
        }
      },
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'config.json',
        source: JSON.stringify(consoleConfig),
      })
    },
  },
]

/** The loader of files, in a file of its own: a window that the demo is not for must not run the platform's. */
export const preloadFile: Rolldown.CodeSplittingGroup = {
  name: 'preload',
  test: /vite[\\/]preload-helper/,
  priority: 6,
}

/** One file for all of the platform: it starts before the console, and needs its parts at once. */
export const platformFile: Rolldown.CodeSplittingGroup = {
  name: 'platform',
  test: /[\\/]src[\\/](mock-platform|mocks|demo-protocol)[\\/]|[\\/]generated[\\/].*(mock|handlers)|node_modules[\\/](msw|@mswjs|@faker-js)[\\/]/,
  priority: 5,
}
