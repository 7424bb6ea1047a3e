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
  /** The same, compressed; absent where compressing is of no use. */
  zipped: Buffer | undefined
  type: string
}

const compress = promisify(gzip)

const readAsset = async (folder: string, name: string, isZipped: boolean): Promise<Asset> => {
  const body = await readFile(join(folder, name))
  const extension = extname(name)
  const zipped = () =>
    isZipped ? readFile(join(folder, `${name}.gz`)) : compress(body, { level: 9 })
  return {
    body,
    zipped: compressible.has(extension) ? await zipped() : undefined,
    type: types[extension] ?? 'application/octet-stream',
  }
}

/** Bundled files have a hash in their name: they never change. */
const isHashed = (name: string) => name.startsWith('assets/')

/** Serves the built console: its files, and its page for every other address below the base path. */
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
    // Names of built files need no encoding; an encoded address is one of the console's own.
    const name = path.slice(basePath.length + 1)
    if (name !== '' && extname(name) !== '' && names.has(name)) return name
    // A script that is gone must not be answered by a page.
    return isHashed(name) || !names.has('index.html') ? undefined : 'index.html'
  }
  return async (path: string, request: IncomingMessage, response: ServerResponse) => {
    const name = nameFor(path)
    if (!name) {
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
      return response.end('There is no such file.')
    }
    const { body, zipped, type } = await assetOf(name)
    const asksZipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    const sent = (asksZipped && zipped) || body
    response.writeHead(200, {
      'content-type': type,
      'content-length': sent.length,
      'cache-control': isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...securityHeaders,
      ...(zipped && { vary: 'Accept-Encoding' }),
      ...(sent === zipped && { 'content-encoding': 'gzip' }),
    })
    return response.end(request.method === 'HEAD' ? undefined : sent)
  }
}
