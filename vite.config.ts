import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageFile from './package.json' with { type: 'json' }
import { buildWithPlatform } from './src/mock-platform/build.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The commit that is built; empty where the sources are no checkout. */
const commit = () => {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio }).trim()
  } catch {
    return ''
  }
}

export default defineConfig(({ mode }) => ({
  base: '/evaluation/',
  resolve: { alias: { '@generated': folder('./generated'), '@': folder('./src') } },
  define: {
    'import.meta.env.BUILD_VERSION': JSON.stringify(packageFile.version),
    'import.meta.env.BUILD_COMMIT': JSON.stringify(commit()),
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
    mode === 'demo' && buildWithPlatform(),
  ],
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    target: 'es2023',
    sourcemap: mode !== 'demo',
    rolldownOptions: {
      // A feature's index only passes on: whoever takes one thing from it does not load the others.
      treeshake: {
        moduleSideEffects: [{ test: /src\/features\/[^/]+\/index\.ts$/, sideEffects: false }],
      },
      output: {
        // What six or more parts of the console share comes in one file: alone, most of it is so small
        // that asking for it costs more than sending it. Not what opens only when it is asked for.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /src\/(?!ui\/(dialog|confirm|form|drawer|panel|popover|menu-p))/,
              minShareCount: 6,
            },
          ],
        },
      },
    },
  },
}))
