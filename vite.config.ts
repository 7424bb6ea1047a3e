import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import packageFile from './package.json' with { type: 'json' }
import { basePath } from './src/config/base-path.ts'
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

/** The parts of the first screen that come after the start: the frame of a project and the report list. */
const firstParts = /\/src\/routes\/_console(\/reports\/index)?\.tsx\?/

/** Ids of all modules that the first screen needs. */
const modulesOfFirstScreen = (context: Rolldown.ChunkingContext) => {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    for (const next of importedIds) visit(next)
    for (const next of dynamicallyImportedIds) if (firstParts.test(next)) visit(next)
  }
  visit(folder('./src/main.tsx'))
  return found
}

/**
 * What the first screen needs comes in one file, and nothing else in it: by themselves, modules that
 * several screens share end up in dozens of files, most of them so small that asking for one costs more than
 * sending it.
 */
const inOneFile = () => {
  let modules: Set<string> | undefined
  return {
    debugName: 'first',
    name: (id: string, context: Rolldown.ChunkingContext) => {
      modules ??= modulesOfFirstScreen(context)
      return modules.has(id) ? 'first' : null
    },
  }
}

export default defineConfig(({ mode }) => ({
  base: `${basePath}/`,
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
    // The file of the first screen is larger by intention; tests hold it to its budget.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // With the platform in the page, what comes first is the platform.
      output: mode === 'demo' ? {} : { codeSplitting: { groups: [inOneFile()] } },
    },
  },
}))
