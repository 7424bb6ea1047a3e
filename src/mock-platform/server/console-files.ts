import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { basePath } from '@/config/base-path.ts'
import { securityHeadersWith } from './security-headers.ts'

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

const compressible = new Set(['.html', '.js', '.css', '.json', '.map', '.svg', '.txt', '.wasm'])

interface Asset {
  body: Buffer
  /** The body gzipped; undefined for types that do not compress. */
  gzipped: Buffer | undefined
  /** The body compressed by Brotli; undefined where the build has written another form alone. */
  brotli: Buffer | undefined
  type: string
}

const compress = promisify(gzip)

/** As the build does it, so that a build that was not compressed weighs the same. */
const compressByBrotli = (body: Buffer) =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

const assetFrom = async (
  files: ReadonlyMap<string, Buffer>,
  name: string,
  body: Buffer,
): Promise<Asset> => {
  const extension = extname(name)
  const gzipped = () => files.get(`${name}.gz`) ?? compress(body, { level: 9 })
  const brotli = () =>
    files.get(`${name}.br`) ?? (files.has(`${name}.gz`) ? undefined : compressByBrotli(body))
  return {
    body,
    gzipped: compressible.has(extension) ? await gzipped() : undefined,
    brotli: compressible.has(extension) ? await brotli() : undefined,
    type: types[extension] ?? 'application/octet-stream',
  }
}

/** Every file of a folder with its content, by its path with slashes. */
const filesIn = async (folder: string): Promise<ReadonlyMap<string, Buffer>> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = found.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async ({ name, parentPath }) => {
        const path = join(parentPath, name)
        return [relative(folder, path).replaceAll(sep, '/'), await readFile(path)] as const
      }),
    ),
  )
}

/** Whether a file has a hash in its name and so never changes. */
const isHashed = (name: string) => name.startsWith('assets/')

/**
 * Serves the built console: its files, and `index.html` for every other path below the base path. The
 * files are those of the start: a build into the same folder takes nothing away from who is served. `connect`: a
 * further origin that the pages may call.
 */
export const createConsoleFiles = async (folder: string, connect?: string) => {
  const files = await filesIn(folder)
  const headers = securityHeadersWith(connect)
  const assets = new Map<string, Promise<Asset>>()
  const assetOf = (name: string, body: Buffer) => {
    const asset = assets.get(name) ?? assetFrom(files, name, body)
    assets.set(name, asset)
    return asset
  }
  const nameFor = (path: string) => {
    // Names of built files need no decoding; an encoded path is a route of the console.
    const name = path.slice(basePath.length + 1)
    if (name !== '' && extname(name) !== '' && files.has(name)) return name
    // A missing script must not get the HTML page.
    return isHashed(name) || !files.has('index.html') ? undefined : 'index.html'
  }
  return async (path: string, request: IncomingMessage, response: ServerResponse) => {
    const name = nameFor(path) ?? ''
    const content = files.get(name)
    if (!content) {
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
      return response.end('There is no such file.')
    }
    const { body, gzipped, brotli, type } = await assetOf(name, content)
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const [sent, encoding] =
      brotli && /\bbr\b/.test(accepted)
        ? [brotli, 'br']
        : gzipped && /\bgzip\b/.test(accepted)
          ? [gzipped, 'gzip']
          : [body, undefined]
    response.writeHead(200, {
      'content-type': type,
      'content-length': sent.length,
      'cache-control': isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...headers,
      ...(gzipped && { vary: 'Accept-Encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
    })
    return response.end(request.method === 'HEAD' ? undefined : sent)
  }
}
