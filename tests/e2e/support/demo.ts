import type { Fault, LedgerEntry } from '@/demo-protocol/demo-answers.ts'
import type { SignInError } from '@/mock-platform/demo/sign-in-errors.ts'

/** Sends one request to the demo controls, e.g. `POST`, `clock`, and answers the decoded body. */
export type Control = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

/** The demo controls, as tests use them. */
export interface Demo {
  /** Makes the world of a seed again, without faults, and with a clean ledger. */
  reset(seed: string): Promise<void>
  /** Holds each answer back for a time that the seed draws, at most `milliseconds`. */
  latency(milliseconds: number, seed: string): Promise<void>
  /** Moves the platform's clock on. */
  jump(seconds: number): Promise<void>
  /** Makes an operation, `service.operationId` or `*`, go wrong: `times` times, or until `clearFaults`. */
  fault(operation: string, fault: Fault, times?: number): Promise<void>
  /** Takes all faults back. */
  clearFaults(): Promise<void>
  maintenance(active: boolean): Promise<void>
  /** Lets the next `times` sign-ins end with an error of the identity provider. */
  signInError(error: SignInError, times?: number): Promise<void>
  /** Calls since the last reset. */
  ledger(): Promise<readonly LedgerEntry[]>
  /** How often an operation has been called since the last reset. */
  calls(operation: string): Promise<number>
}

/** Controls of the platform behind an origin. */
export const controlOver =
  (origin: string): Control =>
  async (method, path, body) => {
    const response = await fetch(`${origin}/demo/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }

/** The demo controls over a way to send them. */
export const createDemo = (control: Control): Demo => {
  const ledger = async () => (await control('GET', 'ledger')) as readonly LedgerEntry[]
  return {
    reset: async (seed) => void (await control('POST', 'reset', { seed })),
    latency: async (milliseconds, seed) =>
      void (await control('POST', 'latency', { milliseconds, seed })),
    jump: async (jumpSeconds) => void (await control('POST', 'clock', { jumpSeconds })),
    fault: async (operation, fault, times) =>
      void (await control('POST', 'faults', { operation, fault, ...(times && { times }) })),
    clearFaults: async () => void (await control('DELETE', 'faults')),
    maintenance: async (active) => void (await control('POST', 'maintenance', { active })),
    signInError: async (error, times = 1) =>
      void (await control('POST', 'sign-in-error', { ...error, times })),
    ledger,
    calls: async (operation) =>
      (await ledger()).find((entry) => entry.operation === operation)?.calls ?? 0,
  }
}
