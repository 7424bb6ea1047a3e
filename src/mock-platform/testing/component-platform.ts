import type { Service } from '@/config/services.ts'
import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { configureTransport } from '@/transport/transport-settings.ts'
import { codecChecks } from '../checks/codec-checks.ts'
import { createPlatform, type Platform } from '../core/platform.ts'
import { personas } from '../world/personas.ts'

/** A call that a component made. */
interface MadeCall {
  /** Method and path below the project: `POST /suites`. */
  route: string
  body: unknown
}

/** The mock platform in place of all services, for tests of components and queries. */
export interface ComponentPlatform {
  platform: Platform
  /** Connects the console, as a member, to a new world; what was called before is forgotten. */
  reset(): void
  /** Lets an operation, `service.operationId`, fail; `times` times, or from now on. */
  fail(operation: string, fault: Fault, times?: number): void
  /** Bodies of the calls whose route begins so. */
  bodiesOf(route: string): readonly unknown[]
}

const origin = 'http://platform.test'

/**
 * Makes a platform that answers what the transport sends, in this process. It knows the contract by the codec
 * alone, so that it also runs where there are no files.
 */
export const createComponentPlatform = (): ComponentPlatform => {
  const platform = createPlatform({
    seed: 'components',
    now: '2026-03-05T09:40:00Z',
    paused: true,
    strict: true,
    checks: codecChecks,
    identify: async (token) => personas.find(({ id }) => id === token)?.subjectId,
  })
  let calls: MadeCall[] = []

  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    // Signals of a page that is none are not taken by the requests of Node.
    const { signal: _, ...rest } = init ?? {}
    const request = new Request(input, rest)
    const { pathname } = new URL(request.url)
    const text = await request.clone().text()
    calls.push({
      route: `${request.method} ${pathname.replace(/^\/services\/[\w-]+(\/projects\/[\w-]+)?/, '')}`,
      body: text === '' ? undefined : JSON.parse(text),
    })
    const response = await platform.handle(request)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }

  return {
    platform,
    reset: () => {
      calls = []
      platform.reset()
      globalThis.fetch = answer
      configureTransport({
        baseUrl: (service: Service) => `${origin}/services/${service}`,
        accessToken: () => 'member',
        renewToken: async () => false,
        onSignedOut: () => {},
        onSignedIn: () => {},
        onMaintenance: () => {},
      })
    },
    fail: (operation, fault, times) =>
      platform.faults.add({ operation, fault, ...(times !== undefined && { times }) }),
    bodiesOf: (route) =>
      calls.filter((call) => call.route.startsWith(route)).map(({ body }) => body),
  }
}
