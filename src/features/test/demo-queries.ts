import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { config } from '@/config/config.ts'
import { usePolling } from '@/data/polling.ts'
import { readDemoState, readLedger } from '@/demo-protocol/demo-answers.ts'
import { ApiError, readErrorBody } from '@/transport/errors.ts'

/** A call of the demo platform's controls, which have no contract. */
interface DemoCall {
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
const callDemo = async ({ path, body, ...init }: DemoCall): Promise<unknown> => {
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

/** Prefix of the demo platform's query keys. */
const demoKey = ['', 'demo'] as const

/** State of the demo platform; an error where the services are no demo. */
export const demoStateQueryOptions = () =>
  queryOptions({
    queryKey: [...demoKey, 'state'] as const,
    queryFn: async ({ signal }) =>
      readDemoState(await callDemo({ method: 'GET', path: '/demo/state', signal })),
    retry: false,
  })

/** The ledger: calls and findings of every operation of the contracts. */
export const ledgerQueryOptions = () =>
  queryOptions({
    queryKey: [...demoKey, 'ledger'] as const,
    queryFn: async ({ signal }) =>
      readLedger(await callDemo({ method: 'GET', path: '/demo/ledger', signal })),
    retry: false,
  })

/** Polls every 2 s. */
const interval = 2000

const never = () => false

/** The state of the demo platform, polled. */
export const useDemoState = () => usePolling(demoStateQueryOptions(), { interval, isFinal: never })

/** Whether the services are a demo; asked only where the Test page is on. */
export const useIsDemo = (): boolean =>
  useQuery({
    ...demoStateQueryOptions(),
    select: () => true,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: config().testMode,
  }).data ?? false

export const useLedger = () => usePolling(ledgerQueryOptions(), { interval, isFinal: never })

interface ControlOptions {
  /** The control changes the data of the services: all cached data is then stale. */
  changesData?: boolean
  onDone?: () => void
}

/** Calls one of the demo's controls, then refetches the state of the platform. */
export const useDemoControl = ({ changesData = false, onDone }: ControlOptions = {}) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (call: Omit<DemoCall, 'signal'>) => callDemo(call),
    onSuccess: () => {
      onDone?.()
      if (!changesData) return client.invalidateQueries({ queryKey: demoKey })
      client.removeQueries({ type: 'inactive' })
      return client.invalidateQueries()
    },
  })
}
