import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { basePath } from '@/config/base-path.ts'
import { loadSchemaChecks } from '../checks/schema-checks.ts'
import { configFor } from '../console-config.ts'
import { createPlatform, type Platform } from '../core/platform.ts'
import type { PlatformOptions } from '../core/state.ts'
import type { IdentityProfile } from '../identity/profiles.ts'
import { createIdentity, identityPath } from '../identity/provider.ts'
import { objectsPath } from '../object-store/links.ts'
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
  /** What the identity provider does in its own way; `standard` by default. */
  identityProfile?: IdentityProfile
  /** Creates the listener that serves the console; by default the build in `dist/`. */
  console?: (server: Server) => Promise<ConsoleListener>
  /** Content of `config.json`; by default the demo's. */
  config?: object
}

/** A running server. */
export interface RunningServer {
  /** `http://localhost:4600` */
  origin: string
  platform: Platform
  close(): Promise<void>
}

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

/** Adapts the platform to Node's HTTP server; the fault `drop` destroys the socket. */
const platformListener = (platform: Platform) =>
  getRequestListener(
    async (request, { incoming }) => {
      const response = await platform.handle(asSent(request))
      if (response.type !== 'error') return response
      // Not `incoming.destroy()`: once the request is read to its end, that leaves the connection open.
      incoming.socket.destroy()
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
  const server = createServer()
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
    identify: identity.identify,
  })
  const answerPlatform = platformListener(platform)
  const serveBuilt = () => createConsoleFiles(builtConsole)
  const answerConsole = await (options.console ?? serveBuilt)(server)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const isBelow = (root: string) => path === root || path.startsWith(`${root}/`)
    if (path === '/') return redirect(response, basePath)
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
