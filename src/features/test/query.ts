import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { usePolling } from '@/data/polling.ts'
import { readDemoState, readLedger } from '@/demo-protocol/demo-answers.ts'
import { callDemo, type DemoCall } from './demo-call.ts'

/** Keys of what the demo platform says begin with this. */
const demoKey = ['', 'demo'] as const

/** State of the demo platform: an error where the services are no demo. */
export const demoStateQueryOptions = () =>
  queryOptions({
    queryKey: [...demoKey, 'state'] as const,
    queryFn: async ({ signal }) =>
      readDemoState(await callDemo({ method: 'GET', path: '/demo/state', signal })),
    retry: false,
  })

/** The ledger: every operation of the contracts and what it went through. */
export const ledgerQueryOptions = () =>
  queryOptions({
    queryKey: [...demoKey, 'ledger'] as const,
    queryFn: async ({ signal }) =>
      readLedger(await callDemo({ method: 'GET', path: '/demo/ledger', signal })),
    retry: false,
  })

/** Milliseconds between two looks at the platform. */
const interval = 2000

const never = () => false

/** The state of the demo platform, kept up to date. */
export const useDemoState = () => usePolling(demoStateQueryOptions(), { interval, isFinal: never })

/** The ledger, kept up to date. */
export const useLedger = () => usePolling(ledgerQueryOptions(), { interval, isFinal: never })

interface ControlOptions {
  /** Afterwards, what the console knows of the services is out of date. */
  changesData?: boolean
  onDone?: () => void
}

/** Turns one of the demo's controls, and looks at the platform again. */
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
