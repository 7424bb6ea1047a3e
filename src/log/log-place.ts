import type { LogOutline, SearchQuery } from './protocol.ts'
import { planOfAll, planOfHits, type RowPlan } from './rows.ts'
import { countIn, isOpenAtFirst, nextSection, placeOfSection } from './section-order.ts'
import type { Section } from './sections.ts'
import {
  type Direction,
  type LineRange,
  type LogLevel,
  mergedLines,
  nextPlace,
} from './shown-lines.ts'

/** Where the reader of a log is. Lines count from 0. */
export interface LogPlace {
  level: LogLevel
  /** The line with the hit or error that was jumped to. */
  current: number | undefined
  /** Stays at the newest line while more of the log comes. */
  isFollowing: boolean
  /** Sections that the reader has opened or closed, by their first line. */
  toggled: ReadonlyMap<number, boolean>
  /** The line to scroll to as soon as its row is there; a new object for each jump. */
  target: { readonly line: number } | undefined
  /** The first of the lines that the address named when they were last shown. */
  shown: number | undefined
  /** The reader has been led to the lines of the address or to the first error. */
  hasBegun: boolean
  /** The search whose first hit was last sought. */
  sought: SearchQuery
}

/** The place of somebody who opens a log. */
export const firstPlace = (isRunning: boolean, query: SearchQuery): LogPlace => ({
  level: 'all',
  current: undefined,
  isFollowing: isRunning,
  toggled: new Map(),
  target: undefined,
  shown: undefined,
  hasBegun: false,
  sought: query,
})

/** The part of a log that moves depend on. */
export interface KnownLog extends Pick<LogOutline, 'sections' | 'errors'> {
  /** Lines with a hit of the search; undefined while unknown. */
  hits: Uint32Array | undefined
  query: SearchQuery
  /** Number of lines that are read. */
  lineCount: number
  /** The last line stands first. */
  isBackward: boolean
  /** More of the log may come. */
  isRunning: boolean
  /** The first line in view. */
  lineInView: number
  isAtTop: boolean
  /** Whether the chosen level shows a line. */
  hasRow: (line: number) => boolean
}

/** A step of the reader, or an event that moves them. */
export type LogMove =
  | { kind: 'line'; line: number }
  | { kind: 'hit' | 'error' | 'section'; direction: Direction }
  | { kind: 'first-hit' }
  | { kind: 'open-section' | 'toggle-section' | 'close-section'; section: Section }
  | { kind: 'level'; level: LogLevel }
  | { kind: 'follow'; isFollowing: boolean }
  /** The address names other lines, or more is known of the log. */
  | { kind: 'address'; range: LineRange | undefined }
  /** The reader selected a line, which is in view already. */
  | { kind: 'select'; line: number }

/** Whether the lines of a section show. */
export const isSectionOpen = ({ toggled }: LogPlace, section: Section): boolean =>
  toggled.get(section.from) ?? isOpenAtFirst(section)

const withSection = (place: LogPlace, section: Section, isOpen: boolean): LogPlace => ({
  ...place,
  toggled: new Map(place.toggled).set(section.from, isOpen),
})

const shownAt = (place: LogPlace, { sections, hasRow }: KnownLog, line: number): LogPlace => {
  const level = place.level === 'all' || hasRow(line) ? place.level : 'all'
  const section = sections[placeOfSection(sections, line)]
  const opened =
    section && !isSectionOpen(place, section) ? withSection(place, section, true) : place
  return { ...opened, level, target: { line } }
}

const jumpedTo = (place: LogPlace, log: KnownLog, line: number | undefined): LogPlace =>
  line === undefined ? place : { ...shownAt(place, log, line), current: line, isFollowing: false }

const lineAfter = (lines: Uint32Array, from: number, direction: Direction) => {
  const next = nextPlace(lines, from, direction)
  return next === undefined ? undefined : lines[next]
}

/** Directions are those on screen. */
const along = ({ isBackward }: KnownLog, direction: Direction): Direction =>
  isBackward ? (direction === 'next' ? 'previous' : 'next') : direction

const beforeView = ({ lineInView, isBackward }: KnownLog) => lineInView + (isBackward ? 1 : -1)

const entryOf = (section: Section, errors: Uint32Array) =>
  section.state === 'failed' && countIn(section, errors) > 0
    ? lineAfter(errors, section.from - 1, 'next')
    : section.from

/** The place after a move; the same object where nothing changes. */
export const placeAfter = (place: LogPlace, move: LogMove, log: KnownLog): LogPlace => {
  const { errors, hits, lineCount } = log
  const here = place.current ?? log.lineInView
  switch (move.kind) {
    case 'line':
      return jumpedTo(place, log, move.line)
    case 'hit':
    case 'error': {
      const lines = move.kind === 'hit' ? hits : errors
      const from = place.current ?? beforeView(log)
      return jumpedTo(place, log, lines && lineAfter(lines, from, along(log, move.direction)))
    }
    case 'first-hit': {
      if (!hits || place.sought === log.query) return place
      const line = lineAfter(hits, beforeView(log), along(log, 'next'))
      const sought = { ...place, sought: log.query }
      return line === undefined ? { ...sought, current: undefined } : jumpedTo(sought, log, line)
    }
    case 'section': {
      const section = nextSection(log.sections, here, move.direction)
      return section ? jumpedTo(place, log, entryOf(section, errors)) : place
    }
    case 'open-section':
      return jumpedTo(place, log, entryOf(move.section, errors))
    case 'toggle-section':
      return withSection(place, move.section, !isSectionOpen(place, move.section))
    case 'close-section':
      return { ...withSection(place, move.section, false), target: { line: move.section.from } }
    case 'level':
      return { ...place, level: move.level, target: { line: here } }
    case 'follow':
      return place.isFollowing === move.isFollowing
        ? place
        : { ...place, isFollowing: move.isFollowing }
    case 'select':
      return { ...place, shown: move.line }
    case 'address': {
      const first = move.range?.first
      if (first !== undefined) {
        if (place.shown === first || first >= lineCount) return place
        const begun = { ...place, shown: first, hasBegun: true, isFollowing: false }
        return shownAt(begun, log, first)
      }
      if (place.hasBegun || log.isRunning || errors.length === 0) return place
      const begun = { ...place, hasBegun: true }
      return log.isAtTop ? jumpedTo(begun, log, errors[0]) : begun
    }
  }
}

/** The rows of a log as they were written, at a place. */
export const rowsAt = (
  place: Pick<LogPlace, 'level' | 'toggled'>,
  { sections, errors, warnings }: LogOutline,
  { lineCount, isBackward }: Pick<KnownLog, 'lineCount' | 'isBackward'>,
): RowPlan => {
  const { level, toggled } = place
  if (level !== 'all') {
    return planOfHits(lineCount, level === 'errors' ? errors : mergedLines(errors, warnings))
  }
  // A head belongs above its lines.
  return planOfAll(lineCount, isBackward ? [] : sections, (index) => {
    const section = sections[index]
    return section !== undefined && (toggled.get(section.from) ?? isOpenAtFirst(section))
  })
}
