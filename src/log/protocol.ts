import { ApiError, type ErrorKind } from '@/transport/errors.ts'
import type { FileText } from '@/transport/read-link.ts'
import type { StyleStart } from './block.ts'
import type { Range } from './pattern.ts'
import type { Outline } from './sections.ts'
import type { LogSeriesAnswer } from './series.ts'
import type { Severity } from './severity.ts'
import type { LineTime } from './time.ts'

/** Most characters of a line that are shown: more would take too long to lay out. */
export const shownLength = 4000

/** A line as it is shown. */
export interface LogLine {
  /** From 0. */
  number: number
  /** Its beginning, when it is longer than what is shown. */
  text: string
  /** Number of all its characters. */
  length: number
  styles: StyleStart[]
  severity: Severity | undefined
  time: LineTime | undefined
  /** Where what is searched for is found. */
  hits: readonly Range[]
}

/** A search in a log; with `isPattern` by a regular expression. */
export interface SearchQuery {
  text: string
  matchCase: boolean
  isPattern: boolean
}

/** The lines with a hit. */
export interface SearchAnswer {
  lines: Uint32Array<ArrayBuffer>
  /** The pattern took too long: later lines were not searched. */
  isPartial: boolean
}

/** How a log is made up. */
export interface LogOutline extends Outline {
  /** Lines that are errors, and that are warnings and no errors. */
  errors: Uint32Array<ArrayBuffer>
  warnings: Uint32Array<ArrayBuffer>
  /** Its first lines begin with times. */
  hasTimes: boolean
}

/** Questions of a page about a log, and their answers; lines are counted from 0, the last one excluded. */
export interface Questions {
  /** Lines to show, by their numbers, with the hits of a search. */
  lines: {
    ask: { numbers: readonly number[]; search?: SearchQuery | undefined }
    answer: LogLine[]
  }
  /** Lines to copy, with all that is in them and without colours. */
  text: { ask: { from: number; to: number }; answer: string }
  /** Lines with a hit; undefined once another search replaces it. */
  search: { ask: { search: SearchQuery }; answer: SearchAnswer | undefined }
  outline: { ask: object; answer: LogOutline }
  /** The values by epoch or step that the lines name so far. */
  series: { ask: object; answer: LogSeriesAnswer }
}

/** Name of a question. */
export type QuestionName = keyof Questions

/** A message to the worker. */
export type Request =
  /** Reads the file of a link; JSON only up to a number of bytes, a long log before it is shown no further than its first lines. */
  | { kind: 'open'; url: string; jsonLimit: number; isAhead?: boolean }
  /** The log that was opened ahead is shown. */
  | { kind: 'shown' }
  /** More text of a log that is handed over as it comes. */
  | { kind: 'append'; text: string }
  | {
      [Name in QuestionName]: { kind: Name; id: number } & Questions[Name]['ask']
    }[QuestionName]

/** How far a log is read. */
export interface LogProgress {
  lines: number
  /** Bytes of text so far. */
  bytes: number
  isWhole: boolean
}

/** Why a log could not be read, as far as the worker can tell it. */
export interface LogFailure {
  kind: ErrorKind
  message: string
  status: number
  url: string
}

/** The worker's message about failed reads. */
export const failureOf = (thrown: unknown): LogFailure => {
  if (!(thrown instanceof ApiError)) {
    return { kind: 'unknown', message: String(thrown), status: 0, url: '' }
  }
  const { kind, message, status, url } = thrown
  return { kind, message, status, url }
}

/** A message of the worker. */
export type Report =
  /** The file is JSON, and no log. */
  | { kind: 'json'; file: FileText }
  /** With the lines to show first, once there are some. */
  | ({ kind: 'progress'; ahead?: LogLine[] } & LogProgress)
  /** The reading ended early; what came before can still be asked for. */
  | { kind: 'failed'; failure: LogFailure }
  /** A search takes long: so many lines were looked through. */
  | { kind: 'searched'; id: number; lines: number }
  | { kind: 'answer'; id: number; answer: Questions[QuestionName]['answer'] }
