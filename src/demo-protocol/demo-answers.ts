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

/** The forms that the body of a failure may have. */
export const errorForms = ['code', 'name', 'none'] as const

/** The form of a failure's body: with a code, with an error name, or without a body. */
export type ErrorForm = (typeof errorForms)[number]

/** What goes wrong with a call. */
export type Fault =
  /** The service answers this status, with an error body in one of the two forms, or without. */
  | {
      kind: 'status'
      status: number
      form: ErrorForm
      message?: string
      /** Seconds, for the header `retry-after`. */
      retryAfter?: number
    }
  /** The call is done, but its answer is broken off JSON, or a value in it has another type, or there is no body. */
  | { kind: 'malformed' | 'wrong-shape' | 'empty' }
  /** The connection breaks before the service hears of the call. */
  | { kind: 'drop' }
  /** The call takes that much longer, in real milliseconds. */
  | { kind: 'slow'; milliseconds: number }

/** A fault in force. */
export interface PlannedFault {
  /** `service.operationId`, or `*` for all. */
  operation: string
  fault: Fault
  /** How many more calls it hits; for ever when absent. */
  times?: number
}

/** What the demo platform says of itself. */
export interface DemoState {
  seed: string
  clock: {
    /** ISO 8601, by the platform's own time. */
    now: string
    /** Seconds of the platform in one real second. */
    speed: number
    paused: boolean
  }
  /** Milliseconds by which every answer is late. */
  latency: number
  maintenance: boolean
  /** Oldest first. */
  faults: PlannedFault[]
}

/** Who broke the contract: the caller by its request, or the platform by its answer. */
export interface Violation {
  side: 'request' | 'answer'
  message: string
}

/** What one operation of the contracts went through since the ledger was emptied. */
export interface LedgerEntry {
  /** `service.operationId`; for an address without operation, `service METHOD /path`. */
  operation: string
  calls: number
  /** How often each status was answered; 0 is a broken connection. */
  statuses: { [status: string]: number }
  violations: Violation[]
  /** Whether the platform's state answers, or random data of the right shape. */
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
  drop: object({ kind: enumeration('drop') }),
  slow: object({ kind: enumeration('slow'), milliseconds: number }),
})

/** Shape of faults in force. */
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
    // The plan beside the type checks exactly what the type says.
    decode(plan, answer, place) as Answer

/** Reads the state of the demo platform. Throws `MismatchError` when it has another shape. */
export const readDemoState = reader<DemoState>(state, '/demo/state')

/** Reads the ledger of the demo platform. Throws `MismatchError` when it has another shape. */
export const readLedger = reader<LedgerEntry[]>(ledger, '/demo/ledger')
