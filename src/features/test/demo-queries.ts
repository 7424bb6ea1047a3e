import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { config } from '@/config/config.ts'
import { usePolling } from '@/data/polling.ts'
import { readDemoState, readLedger } from '@/demo-protocol/demo-answers.ts'
import { callDemo, type DemoCall } from './demo-call.ts'

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
