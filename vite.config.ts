import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fileGroups, fileName, fileOf } from './build/chunks.ts'
import { compressed } from './build/compress.ts'
import { leanIcons } from './build/icons.ts'
import { leanBoot } from './build/lean-boot.ts'
import { notices } from './build/notices.ts'
import { pageCode } from './build/page-code.ts'
import { generatedParts } from './build/parts.ts'
import { routeCode } from './build/route-code.ts'
import { summary } from './build/summary.ts'
import packageFile from './package.json' with { type: 'json' }
import { basePath } from './src/config/base-path.ts'
import { buildWithPlatform, platformFile, preloadFile } from './src/mock-platform/build.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The commit that is built: where the sources are no checkout what `BUILD_COMMIT` says, else empty. */
const commit = () => {
  if (process.env.BUILD_COMMIT) return process.env.BUILD_COMMIT
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio }).trim()
  } catch {
    return ''
  }
}

/** Routes of the first screen: the frame of a project and the report list. Their components load at the start. */
const firstRoutes: readonly string[] = ['/_console', '/_console/reports/']

/** Pages that people open by an address: their code is asked for with the first file. */
const addressedPages = [
  '/overview/',
  '/reports/$jobId/',
  '/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId/',
  '/scenarios/',
  '/suites/',
  '/suites/$suiteId/',
  '/vehicle_catalogs/',
  '/maps/',
  '/mlpackages/',
  '/mlexperiments/',
]

/**
 * `AuthProvider` is given its user manager and makes none: the class it would make one of, 20 KB, stays out
 * of the first screen.
 */
const providerWithoutUserManager = (): Plugin => ({
  name: 'provider-without-user-manager',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'oidc-client-ts' && importer?.includes('/react-oidc-context/')
      ? '\0no-user-manager'
      : undefined,
  load: (id) => (id === '\0no-user-manager' ? 'export const UserManager = null' : undefined),
})

/** Names the version in the page, for those who look at its source. */
const namedVersion = (): Plugin => ({
  name: 'named-version',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { name: 'version', content: `${packageFile.version} ${commit()}`.trim() },
      injectTo: 'head',
    },
  ],
})

/** Refuses a base path that the router and the web server could not tell from other addresses of the host. */
const checkedBase = (): Plugin => ({
  name: 'checked-base',
  configResolved: ({ base }) => {
    if (/^(\/[\w.~-]+)+\/$/.test(base)) return
    const error = new Error(`--base takes a path such as /tools/evaluation/, not ${base}`)
    // Where it was thrown is of no help to whoever typed it.
    throw Object.assign(error, { stack: undefined })
  },
})

export default defineConfig(({ mode }) => ({
  base: `${basePath}/`,
  resolve: {
    alias: [
      { find: '@generated', replacement: folder('./generated') },
      { find: '@', replacement: folder('./src') },
      // The router's store brings its own copy of what React has had since 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  plugins: [
    checkedBase(),
    namedVersion(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // The loader of a page comes with its code; the first screen's is there from the start.
        splitBehavior: ({ routeId }) =>
          firstRoutes.includes(routeId)
            ? []
            : [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    routeCode(),
    react(),
    providerWithoutUserManager(),
    leanIcons(),
    tailwindcss(),
    // The platform of the demo reads the codecs as a whole.
    mode === 'demo' ? buildWithPlatform() : generatedParts(),
    notices(),
    leanBoot(),
    pageCode(addressedPages),
    compressed(),
    summary(),
  ],
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    target: 'es2023',
    sourcemap: mode !== 'demo',
    modulePreload: {
      // The page asks for the bundler's helpers along with the first file, which needs them before it asks for any other.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !file.includes('/rolldown-runtime-')),
    },
    // The file of the first screen is larger by intention; tests hold it to its budget. The platform of the demo is one
    // file, too, which a page loads once.
    chunkSizeWarningLimit: mode === 'demo' ? 1500 : 1000,
    rolldownOptions: {
      // The handlers of single services load the worker on demand; the demo has it from the start.
      checks: { ineffectiveDynamicImport: mode !== 'demo' },
      output: {
        chunkFileNames: fileName,
        codeSplitting: {
          groups:
            mode === 'demo'
              ? [
                  preloadFile,
                  platformFile,
                  fileOf('console', folder('./src/main.tsx')),
                  ...fileGroups(folder('./src/demo.ts')),
                ]
              : fileGroups(folder('./src/main.tsx')),
        },
      },
    },
  },
}))
