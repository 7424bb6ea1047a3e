import type { Service } from '@/config/services.ts'
import type { Json } from '../../../codegen/contract.ts'
import type { OperationName } from './operations.ts'
import type { Tokens } from './tokens.ts'

/** The platform that is held against the contracts. */
export interface Target {
  /** Its name in reports: `the mock platform`, or the address or file of its configuration. */
  name: string
  /** A stand-in that nobody works with: everything may be changed, and everything has to be on offer. */
  isMock: boolean
  /** Base URL of each service that the platform has. */
  urls: Readonly<Partial<Record<Service, string>>>
  tokens: Tokens
  /** Carries calls to the platform; the machine's own `fetch` when left out. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>
  /** Name of a feature that a feature scope asks for. */
  feature: string
  /** Whether the answers of an operation have a memory behind them, or are random. */
  remembers(operation: OperationName): boolean
  /** Lets the platform's time pass; false where it cannot be hurried. */
  pass(seconds: number): Promise<boolean>
  /** Puts a small file where an upload session lets one. Throws what the object store says against it. */
  upload(session: Json): Promise<void>
  /** Milliseconds that a change may take until it shows. */
  settling: number
  close(): Promise<void>
}
