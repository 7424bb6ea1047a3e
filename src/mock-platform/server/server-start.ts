import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { basePath } from '@/config/base-path.ts'
import { type Scene, sceneOf } from '@/demo-protocol/scenes.ts'
import { loadSchemaChecks } from '../checks/schema-checks.ts'
import { configFor } from '../console-config.ts'
import { createPlatform, type Platform } from '../core/platform.ts'
import type { PlatformOptions } from '../core/platform-state.ts'
import { openScenePage, openSceneScript, scenesPage } from '../demo/scene-pages.ts'
import { endpointsOrigin, type IdentityProfile } from '../identity/profiles.ts'
import { createIdentity, identityPath } from '../identity/provider.ts'
import { objectsPath } from '../object-store/object-links.ts'
import { createConsoleFiles } from './console-files.ts'

/** Answers a request for a page or file of the console. */
type ConsoleListener = (path: string, request: IncomingMessage, response: ServerResponse) => unknown

/** Options of a server. */
export interface ServerOptions extends Pick<PlatformOptions, 'seed' | 'now' | 'paused' | 'strict'> {
  /** Default: a free port. */
  port?: number
  /** Interface to listen on, by default `localhost`. The origin is `localhost` in any case. */
  host?: string | undefined
  /** Lifetime of an access token; an hour by default. */
  accessTokenSeconds?: number
  /** The kind of identity provider; `standard` by default. */
  identityProfile?: IdentityProfile
  /** Creates the listener that serves the console; by default the build in `dist/`. */
  console?: (server: Server) => Promise<ConsoleListener>
  /** Content of `config.json`; by default the demo's. */
  config?: object
  /** Whose a token is, for another identity provider; undefined for one that the services refuse. */
  identify?: PlatformOptions['identify']
}

/** A running server. */
export interface RunningServer {
  /** `http://localhost:4600` */
  origin: string
  platform: Platform
  close(): Promise<void>
}

const scenePolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; script-src 'sha256-${createHash('sha256').update(openSceneScript).digest('base64')}'`

const builtConsole = fileURLToPath(new URL('../../../dist', import.meta.url))

const sendJson = (response: ServerResponse, body: object) => {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

const redirect = (response: ServerResponse, location: string) => {
  response.writeHead(302, { location })
  response.end()
}

/** A request as it was sent: a server in front that ends TLS says so, and links begin with what pages begin with. */
const asSent = (request: Request) => {
  if (request.headers.get('x-forwarded-proto') !== 'https') return request
  const { method, headers, body } = request
  const init = { method, headers, body, duplex: 'half' }
  return new Request(request.url.replace(/^http:/, 'https:'), init)
}

/** Answers with fewer bytes are sent as they are. */
const leastCompressed = 1024

const compress = promisify(gzip)

/** Compresses the answer of a service, as a real platform does; whole, so that its length is told. */
const compressed = async (request: Request, response: Response): Promise<Response> => {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (!isJson || !/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return response
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  const { status, statusText } = response
  if (body.length < leastCompressed) return new Response(body, { status, statusText, headers })
  headers.set('content-encoding', 'gzip')
  return new Response(await compress(body), { status, statusText, headers })
}

/**
 * The head of an answer that no client can read. A browser sends a call again, also one that changes something, when a
 * connection that it had used before ends without a byte.
 */
const broken = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'

/** Adapts the platform to Node's HTTP server; after the fault `drop` or `lost` the connection ends. */
const platformListener = (platform: Platform) =>
  getRequestListener(
    async (request, { incoming }) => {
      const response = await platform.handle(asSent(request))
      if (response.type !== 'error') {
        const isService = new URL(request.url).pathname.startsWith('/services/')
        return isService ? compressed(request, response) : response
      }
      // Not `incoming.destroy()`: once the request is read to its end, that leaves the connection open.
      incoming.socket.end(broken, () => incoming.socket.destroy())
      return RESPONSE_ALREADY_SENT
    },
    { overrideGlobalObjects: false },
  )

/** Starts the demo on one port: console, services, identity provider and controls. */
export const startServer = async (options: ServerOptions = {}): Promise<RunningServer> => {
  const {
    port = 0,
    host = 'localhost',
    accessTokenSeconds = 3600,
    identityProfile = 'standard',
    config = configFor(identityProfile),
  } = options
  // A client that uses a connection again as it is closed sees its call dropped; nginx, too, waits for so long.
  const server = createServer({ keepAliveTimeout: 75_000 })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const identity = createIdentity({
    origin,
    accessTokenSeconds,
    profile: identityProfile,
    platform: () => platform,
  })
  const platform = createPlatform({
    ...options,
    checks: await loadSchemaChecks(),
    identify: options.identify ?? identity.identify,
  })
  const answerPlatform = platformListener(platform)
  const serveBuilt = () =>
    createConsoleFiles(builtConsole, endpointsOrigin(identityProfile, origin))
  const answerConsole = await (options.console ?? serveBuilt)(server)

  const sendPage = (response: ServerResponse, html: string) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': scenePolicy,
    })
    response.end(html)
  }
  const openScene = (scene: Scene, response: ServerResponse) => {
    const { page } = platform.openScene(scene.id)
    identity.signInNext(scene.persona)
    sendPage(response, openScenePage(scene, basePath + page))
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const isBelow = (root: string) => path === root || path.startsWith(`${root}/`)
    if (path === '/') return redirect(response, basePath)
    if (path === '/demo') return sendPage(response, scenesPage())
    const scene =
      isBelow(basePath) && sceneOf(new URL(request.url ?? '', origin).searchParams.get('scene'))
    if (scene) return openScene(scene, response)
    if (isBelow(identityPath)) return identity.handle(request, response)
    if (path === `${basePath}/config.json`) return sendJson(response, config)
    if (isBelow(objectsPath)) return answerPlatform(request, response)
    if (isBelow(basePath)) return answerConsole(path, request, response)
    return answerPlatform(request, response)
  }
  server.on('request', (request, response) => {
    // A failing request must not stop the server.
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  return {
    origin,
    platform,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
