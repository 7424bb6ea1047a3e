import {
  boolean,
  choiceBy,
  decode,
  enumeration,
  integer,
  list,
  map,
  number,
  object,
  type Plan,
  string,
} from '@/transport/codec.ts'

/** Forms of an error body. */
export const errorForms = ['code', 'name', 'none'] as const

/** Form of an error body: with a code, with an error name, or no body. */
export type ErrorForm = (typeof errorForms)[number]

/** How a call fails. */
export type Fault =
  /** The service responds with this status and an error body of this form. */
  | {
      kind: 'status'
      status: number
      form: ErrorForm
      message?: string
      /** Seconds, for the header `retry-after`. */
      retryAfter?: number
    }
  /** The call succeeds, but its response is truncated JSON, has a value of a wrong type, or has no body. */
  | { kind: 'malformed' | 'wrong-shape' | 'empty' }
  /** The call succeeds, with texts of 300 characters without a blank and counts of ten digits. */
  | { kind: 'long' }
  /** The call succeeds, with a value that is not listed for each open enum. */
  | { kind: 'unlisted' }
  /** The connection breaks before the service receives the call. */
  | { kind: 'drop' }
  /** The service does what the call asks for, and the connection breaks before its answer. */
  | { kind: 'lost' }
  /** The response is delayed, in real milliseconds. */
  | { kind: 'slow'; milliseconds: number }

/** An active fault. */
export interface PlannedFault {
  /** `service.operationId`, or `*` for all. */
  operation: string
  fault: Fault
  /** Number of calls it still affects; unlimited if absent. */
  times?: number
}

/** State of the demo platform. */
export interface DemoState {
  seed: string
  clock: {
    /** Platform time, ISO 8601. */
    now: string
    /** Platform seconds per real second. */
    speed: number
    paused: boolean
  }
  /** Delay of every response, in milliseconds. */
  latency: number
  maintenance: boolean
  /** Oldest first. */
  faults: PlannedFault[]
}

/** A contract violation: by the caller's request or by the platform's response. */
export interface Violation {
  side: 'request' | 'answer'
  message: string
}

/** Calls of one operation since the ledger was cleared. */
export interface LedgerEntry {
  /** `service.operationId`; for a URL without operation, `service METHOD /path`. */
  operation: string
  calls: number
  /** Number of responses per status, also of those that are lost; 0 is a call that is dropped. */
  statuses: { [status: string]: number }
  violations: Violation[]
  /** Whether responses come from the platform's state, or are random data of the right shape. */
  answeredBy: 'state' | 'mock' | 'nobody'
}

const fault = choiceBy('kind', {
  status: object({
    kind: enumeration('status'),
    status: integer,
    form: enumeration(...errorForms),
    'message?': string,
    'retryAfter?': number,
  }),
  malformed: object({ kind: enumeration('malformed') }),
  'wrong-shape': object({ kind: enumeration('wrong-shape') }),
  empty: object({ kind: enumeration('empty') }),
  long: object({ kind: enumeration('long') }),
  unlisted: object({ kind: enumeration('unlisted') }),
  drop: object({ kind: enumeration('drop') }),
  lost: object({ kind: enumeration('lost') }),
  slow: object({ kind: enumeration('slow'), milliseconds: number }),
})

/** Codec plan of the active faults. */
export const plannedFaults = list(object({ operation: string, fault, 'times?': integer }))

const state = object({
  seed: string,
  clock: object({ now: string, speed: number, paused: boolean }),
  latency: number,
  maintenance: boolean,
  faults: plannedFaults,
})

const ledger = list(
  object({
    operation: string,
    calls: integer,
    statuses: map(integer),
    violations: list(object({ side: enumeration('request', 'answer'), message: string })),
    answeredBy: enumeration('state', 'mock', 'nobody'),
  }),
)

const reader =
  <Answer>(plan: Plan, place: string) =>
  (answer: unknown): Answer =>
    // The plan checks exactly what the type declares.
    decode(plan, answer, place) as Answer

/** Decodes the state of the demo platform. Throws `MismatchError` if the shape is wrong. */
export const readDemoState = reader<DemoState>(state, '/demo/state')

/** Decodes the ledger of the demo platform. Throws `MismatchError` if the shape is wrong. */
export const readLedger = reader<LedgerEntry[]>(ledger, '/demo/ledger')
