import { msw } from 'msw/vite'
import type { Plugin } from 'vite'
import { consoleConfig } from './console-config.ts'

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
      handler: (html) => html.replace('/src/main.tsx', '/src/demo.ts'),
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
