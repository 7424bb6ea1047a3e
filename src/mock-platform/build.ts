import { msw } from 'msw/vite'
import type { Plugin, Rolldown } from 'vite'
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

/** One file for all of the platform: it starts before the console, and needs its parts at once. */
export const platformFile: Rolldown.CodeSplittingGroup = {
  name: 'platform',
  test: /[\\/]src[\\/](mock-platform|mocks|demo-protocol)[\\/]|[\\/]generated[\\/].*(mock|handlers)|node_modules[\\/](msw|@mswjs|@faker-js)[\\/]/,
  priority: 5,
}
