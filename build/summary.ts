import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { counted } from '../src/lib/count-text.ts'
import { formatSize } from '../src/lib/numbers.ts'

/** A file that a build has written. */
interface Written {
  readonly name: string
  readonly bytes: number
}

const isCompressed = ({ name }: Written) => /\.(gz|br)$/.test(name)
const isMap = ({ name }: Written) => name.endsWith('.map')

const sizeOf = (files: readonly Written[]) =>
  formatSize(files.reduce((sum, { bytes }) => sum + bytes, 0))

/** Files that a build has written into a folder, and how long it took. */
export const summaryOf = (
  folder: string,
  files: readonly Written[],
  milliseconds: number,
): string => {
  const served = files.filter((file) => !isCompressed(file) && !isMap(file))
  const [compressed, maps] = [files.filter(isCompressed), files.filter(isMap)]
  const sizes = [
    `${counted(served.length, 'file')}, ${sizeOf(served)}`,
    ...(compressed.length > 0 ? [`their compressed copies ${sizeOf(compressed)}`] : []),
    ...(maps.length > 0 ? [`source maps ${sizeOf(maps)}`] : []),
  ]
  return `Built ${folder}/ in ${(milliseconds / 1000).toFixed(1)} s: ${sizes.join('; ')}.`
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const filesOf = async (folder: string): Promise<Written[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name, parentPath }) => ({
        name,
        bytes: (await stat(join(parentPath, name))).size,
      })),
  )
}

/**
 * Ends a build with a summary in place of Vite's list of all files, which hides the warnings above it. A build
 * that is told its log level gets what it asks for.
 */
export const summary = (): Plugin => {
  let begun = 0
  let asked = false
  return {
    name: 'summary',
    apply: 'build',
    config: ({ logLevel }) => {
      asked = logLevel !== undefined
      return asked ? {} : { logLevel: 'warn' }
    },
    buildStart: () => {
      begun = performance.now()
      if (!asked) say('Building the console. Every file is listed with: -- --logLevel info')
    },
    writeBundle: {
      // The compressed files are counted, too.
      order: 'post',
      sequential: true,
      handler: async ({ dir }) => {
        if (asked || dir === undefined) return
        const took = performance.now() - begun
        say(summaryOf(relative('.', dir), await filesOf(dir), took))
      },
    },
  }
}
