import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Bytes below which compressing saves next to nothing. */
const leastSize = 1024

const isCompressible = (name: string) => /\.(js|css|html|svg|json|txt)$/.test(name)

/** A deployment writes its own, and a compressed file beside it would go on telling the old one. */
const isReplaced = (name: string) => name === 'config.json'

const compressions = {
  gz: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
}

/** Writes a `.gz` and a `.br` beside each file of a folder that gets smaller by it. */
export const compressFolder = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true })
  const compress = async (name: string) => {
    const body = await readFile(join(folder, name))
    if (body.length < leastSize) return
    for (const [extension, compressed] of Object.entries(compressions)) {
      const smaller = await compressed(body)
      if (smaller.length < body.length) {
        await writeFile(join(folder, `${name}.${extension}`), smaller)
      }
    }
  }
  await Promise.all(names.filter((name) => isCompressible(name) && !isReplaced(name)).map(compress))
}

/**
 * Compresses what is built as well as can be, once, so that the web server need not do it for each request.
 * `build.reportCompressedSize: false` leaves it out, for builds that nobody deploys.
 */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: ({ build }, { command }) => command === 'build' && build?.reportCompressedSize !== false,
  writeBundle: {
    // Whatever else writes files has done so.
    order: 'post',
    sequential: true,
    handler: ({ dir }) => (dir === undefined ? undefined : compressFolder(dir)),
  },
})
