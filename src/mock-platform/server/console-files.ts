import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { basePath } from '@/config/base-path.ts'
import { securityHeaders } from './security-headers.ts'

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
  type: string
}

const compress = promisify(gzip)

const readAsset = async (folder: string, name: string, hasGzip: boolean): Promise<Asset> => {
  const body = await readFile(join(folder, name))
  const extension = extname(name)
  const gzipped = () =>
    hasGzip ? readFile(join(folder, `${name}.gz`)) : compress(body, { level: 9 })
  return {
    body,
    gzipped: compressible.has(extension) ? await gzipped() : undefined,
    type: types[extension] ?? 'application/octet-stream',
  }
}

/** Whether a file has a hash in its name and so never changes. */
const isHashed = (name: string) => name.startsWith('assets/')

/** Serves the built console: its files, and `index.html` for every other path below the base path. */
export const createConsoleFiles = async (folder: string) => {
  const found = await readdir(folder, { recursive: true }).catch(() => [])
  const names = new Set(found.map((name) => name.replaceAll(sep, '/')))
  const assets = new Map<string, Promise<Asset>>()
  const assetOf = (name: string) => {
    const asset = assets.get(name) ?? readAsset(folder, name, names.has(`${name}.gz`))
    assets.set(name, asset)
    return asset
  }
  const nameFor = (path: string) => {
    // Names of built files need no decoding; an encoded path is a route of the console.
    const name = path.slice(basePath.length + 1)
    if (name !== '' && extname(name) !== '' && names.has(name)) return name
    // A missing script must not get the HTML page.
    return isHashed(name) || !names.has('index.html') ? undefined : 'index.html'
  }
  return async (path: string, request: IncomingMessage, response: ServerResponse) => {
    const name = nameFor(path)
    if (!name) {
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
      return response.end('There is no such file.')
    }
    const { body, gzipped, type } = await assetOf(name)
    const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    const sent = (acceptsGzip && gzipped) || body
    response.writeHead(200, {
      'content-type': type,
      'content-length': sent.length,
      'cache-control': isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...securityHeaders,
      ...(gzipped && { vary: 'Accept-Encoding' }),
      ...(sent === gzipped && { 'content-encoding': 'gzip' }),
    })
    return response.end(request.method === 'HEAD' ? undefined : sent)
  }
}
