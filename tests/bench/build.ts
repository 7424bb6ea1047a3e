import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, loadConfigFromFile } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Builds the console into a folder; tells how many milliseconds it took. */
export const buildConsole = async (folder: string): Promise<number> => {
  const begun = performance.now()
  await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
  return performance.now() - begun
}

/** Builds a copy of the console's sources into a folder, without the files that are compressed ahead. */
export const buildCopy = async (sources: string, folder: string): Promise<void> => {
  const options = { outDir: folder, emptyOutDir: true, reportCompressedSize: false }
  await build({ root: sources, logLevel: 'warn', build: options })
}

/** Builds the page of the bench with the settings of the console. */
export const buildBenchPage = async (folder: string): Promise<void> => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' })
  const { base, resolve } = loaded?.config ?? {}
  await build({
    configFile: false,
    root: fileURLToPath(new URL('./page/', import.meta.url)),
    ...(base !== undefined && { base }),
    ...(resolve && { resolve }),
    plugins: [react(), tailwindcss()],
    logLevel: 'warn',
    // One page of all that is measured in it: nobody waits for its weight.
    build: { target: 'es2023', outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  })
}
