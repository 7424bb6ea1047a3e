import { reasonIn } from './answer-checks.ts'
import { causeOf } from './causes.ts'
import { isAnswer, type Send } from './exchange.ts'
import { type Operation, ownPathIds } from './operations.ts'
import type { Options } from './options.ts'
import type { Target } from './target.ts'
import { SessionError } from './usage-error.ts'

/** Whether a call needs nothing but a project, and that may be any. */
const isPlain = (operation: Operation) =>
  operation.method === 'GET' &&
  !operation.open &&
  ownPathIds(operation).length === 0 &&
  operation.parameters.every(({ in: kind, required }) => kind === 'path' || !required)

/**
 * Throws `SessionError` when one of the services that are tried cannot be reached, or the platform
 * does not accept the access token. Neither says anything of a contract.
 */
export const checkSession = async ({
  send,
  target: { urls, fetch = globalThis.fetch },
  options: { project = '', timeout },
  operations,
  chosen,
}: {
  send: Send
  target: Pick<Target, 'urls' | 'fetch'>
  options: Pick<Options, 'project' | 'timeout'>
  operations: ReadonlyMap<string, Operation>
  chosen: readonly Operation[]
}): Promise<void> => {
  for (const service of new Set(chosen.map((operation) => operation.service))) {
    const url = urls[service] ?? ''
    // Whatever it answers, it is there.
    const { body } = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(
      (error: unknown) => {
        throw new SessionError(
          `The service ${service} cannot be reached at ${url}: ${causeOf(error)}`,
        )
      },
    )
    await body?.cancel()
  }
  const probe = operations.get('project.listProjects') ?? chosen.find(isPlain)
  if (!probe) return
  const answer = await send(probe, {
    path: { project_id: project },
    query: {},
    header: {},
    body: undefined,
  })
  if (!isAnswer(answer)) {
    throw new SessionError(`The service ${probe.service} cannot be reached: ${answer.reason}`)
  }
  if (answer.status === 401) {
    throw new SessionError(`The platform does not accept the access token: ${reasonIn(answer)}`)
  }
}
