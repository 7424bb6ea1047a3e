import { config } from '@/config/config.ts'
import { ApiError, readErrorBody } from '@/transport/errors.ts'

/** A call of the demo platform's controls, which have no contract. */
export interface DemoCall {
  method: 'GET' | 'POST' | 'DELETE'
  /** Path below the platform's origin: `/demo/state`. */
  path: `/demo/${string}`
  body?: object
  signal?: AbortSignal
}

const bodyOf = async (response: Response): Promise<unknown> => {
  const isJson = response.headers.get('content-type')?.includes('json')
  return isJson ? response.json().catch(() => undefined) : undefined
}

/**
 * Calls the controls at the origin of the services and returns the JSON answer. Throws `ApiError`, of
 * kind `others` where there is no demo platform.
 */
export const callDemo = async ({ path, body, ...init }: DemoCall): Promise<unknown> => {
  const { origin } = new URL(config().services.evaluation)
  const url = origin + path
  const response = await fetch(url, {
    ...init,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  }).catch((cause: unknown) => {
    throw new ApiError({ kind: 'others', message: 'The platform did not answer.', url, cause })
  })
  const answer = await bodyOf(response)
  const { status, statusText } = response
  if (answer === undefined) {
    throw new ApiError({ kind: 'others', message: 'There are no demo controls.', url, status })
  }
  if (response.ok) return answer
  const message = readErrorBody(answer).message ?? `${status} ${statusText}`.trim()
  throw new ApiError({ kind: 'status', message, url, status, statusText })
}
