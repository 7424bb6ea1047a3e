import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { consoleConfig } from '@/mock-platform/console-config.ts'
import { createConsoleFiles } from '@/mock-platform/server/console-files.ts'
import { startServer } from '@/mock-platform/server/server-start.ts'
import { axePath, axeSource } from './axe-source.ts'

/** Of the world in which every test begins. */
export const seed = 'end-to-end'

/** Controls over requests before anything answers them. */
interface Traffic {
  /** Keeps requests for matching paths waiting, until the returned function lets them go on. */
  hold(path: RegExp): () => void
  /** The next file of a screen that is asked for, and that one alone, is gone for `times` requests. */
  loseNextFile(times: number): void
  /** All files of screens are gone, or those whose path matches. */
  loseFiles(path?: RegExp): void
}

/** A console with its platform on a free port. */
export interface RunningConsole {
  /** `http://localhost:40123` */
  origin: string
  traffic: Traffic
  /** Changes values of `config.json`. */
  configure(change: Partial<typeof consoleConfig>): void
  /** Traffic and configuration as they were at the start. */
  restore(): void
  close(): Promise<void>
}

const createTraffic = () => {
  const held = new Map<RegExp, (() => void)[]>()
  let lost: { path?: string; times: number } | RegExp = { times: 0 }
  const release = (path: RegExp) => {
    const waiting = held.get(path) ?? []
    held.delete(path)
    for (const goOn of waiting) goOn()
  }
  return {
    hold: (path: RegExp) => {
      held.set(path, [])
      return () => release(path)
    },
    loseNextFile: (times: number) => {
      lost = { times }
    },
    loseFiles: (path = /^/) => {
      lost = path
    },
    restore: () => {
      lost = { times: 0 }
      for (const path of [...held.keys()]) release(path)
    },
    /** Calls `goOn` when the request may go on. */
    pass: (path: string, goOn: () => void) => {
      const waiting = [...held].find(([pattern]) => pattern.test(path))?.[1]
      if (waiting) waiting.push(goOn)
      else goOn()
    },
    /** Whether the request for a file of the console finds nothing. */
    isLost: (path: string) => {
      // The code that signs in, and that tells when a sign-in has expired, come by themselves, whatever the test does.
      if (!/\/assets\/(?!user-manager-|expiry-notice-)/.test(path)) return false
      if (lost instanceof RegExp) return lost.test(path)
      if (lost.times === 0) return false
      lost.path ??= path
      if (path !== lost.path) return false
      lost.times -= 1
      return true
    },
  }
}

const axeHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
}

/**
 * Starts a console with its platform: strict, so that what breaks a contract fails; its clock stands still,
 * so that nothing changes but by what a test does. Throws when there is no build.
 */
export const startConsole = async (builtConsole = resolve('dist')): Promise<RunningConsole> => {
  if (!existsSync(join(builtConsole, 'index.html'))) {
    throw new Error(`There is no console in ${builtConsole}. Build it first: vite build`)
  }
  const traffic = createTraffic()
  const config = { ...consoleConfig }
  const { origin, close } = await startServer({
    config,
    seed,
    paused: true,
    strict: true,
    console: async (server) => {
      const emit = server.emit.bind(server)
      // In front of everything the server does, also of the identity provider.
      server.emit = (event: string, ...values: unknown[]) => {
        if (event !== 'request') return emit(event, ...values)
        const [request, response] = values as [IncomingMessage, ServerResponse]
        if (request.url === axePath) {
          response.writeHead(200, axeHeaders).end(axeSource)
          return true
        }
        traffic.pass(request.url ?? '', () => emit(event, ...values))
        return true
      }
      const serve = await createConsoleFiles(builtConsole)
      return (path, request, response) =>
        traffic.isLost(path) ? response.writeHead(404).end() : serve(path, request, response)
    },
  })
  return {
    origin,
    close,
    traffic,
    configure: (change) => Object.assign(config, change),
    restore: () => {
      traffic.restore()
      Object.assign(config, consoleConfig)
    },
  }
}
