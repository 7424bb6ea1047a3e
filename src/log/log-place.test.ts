import { describe, expect, test } from 'vitest'
import {
  firstPlace,
  isSectionOpen,
  type KnownLog,
  type LogMove,
  type LogPlace,
  placeAfter,
  rowsAt,
} from './log-place.ts'
import type { Section } from './sections.ts'

const query = { text: '', matchCase: false, isPattern: false }
const section = (from: number, to: number, state: Section['state']): Section => ({
  name: `package_${from}`,
  from,
  to,
  state,
})
const built = section(0, 40, 'finished')
const broken = section(40, 80, 'failed')
const log: KnownLog = {
  sections: [built, broken],
  errors: new Uint32Array([50, 60, 90]),
  hits: new Uint32Array([5, 55, 95]),
  query,
  lineCount: 100,
  isBackward: false,
  isRunning: false,
  lineInView: 52,
  isAtTop: false,
  hasRow: () => true,
}
const start = firstPlace(false, query)
const at = (current: number): LogPlace => ({ ...start, current })
const moved = (moves: readonly LogMove[], place = start, known = log) =>
  moves.reduce((before, move) => placeAfter(before, move, known), place)

describe('the way from hit to hit and from error to error', () => {
  test('goes on from the line that was jumped to, else from the view, and round', () => {
    expect(moved([{ kind: 'error', direction: 'next' }]).current).toBe(60)
    expect(moved([{ kind: 'error', direction: 'next' }], at(60)).current).toBe(90)
    expect(moved([{ kind: 'error', direction: 'next' }], at(90)).current).toBe(50)
    expect(moved([{ kind: 'error', direction: 'previous' }], at(60)).current).toBe(50)
    expect(moved([{ kind: 'hit', direction: 'next' }], at(60)).current).toBe(95)
    // The line in view counts as well.
    const inView = { ...log, lineInView: 60 }
    expect(moved([{ kind: 'error', direction: 'next' }], start, inView).current).toBe(60)
  })

  test('runs as on screen where the last line stands first', () => {
    const backward = { ...log, isBackward: true }
    expect(moved([{ kind: 'error', direction: 'next' }], at(60), backward).current).toBe(50)
    expect(moved([{ kind: 'error', direction: 'previous' }], at(60), backward).current).toBe(90)
    const inView = { ...backward, lineInView: 60 }
    expect(moved([{ kind: 'error', direction: 'next' }], start, inView).current).toBe(60)
  })

  test('a jump ends the following, and scrolls', () => {
    const { isFollowing, target } = moved([{ kind: 'line', line: 7 }], firstPlace(true, query))
    expect(isFollowing).toBe(false)
    expect(target).toEqual({ line: 7 })
  })

  test('without hits or errors the place stays', () => {
    const nothing = { ...log, hits: undefined, errors: new Uint32Array() }
    const moves = [
      { kind: 'hit', direction: 'next' },
      { kind: 'error', direction: 'next' },
    ] as const
    expect(moved(moves, start, nothing)).toBe(start)
  })
})

describe('while a text is typed', () => {
  const typed = { ...query, text: 'brake' }

  test('its first hit from the view on is shown once', () => {
    const known = { ...log, query: typed }
    const found = moved([{ kind: 'first-hit' }], start, known)
    expect(found.current).toBe(55)
    expect(moved([{ kind: 'first-hit' }], found, known)).toBe(found)
  })

  test('without a hit no line is current, and hits that are not known yet change nothing', () => {
    const none = { ...log, query: typed, hits: new Uint32Array() }
    const place = { ...at(50), level: 'errors' as const }
    expect(moved([{ kind: 'first-hit' }], place, none)).toEqual({
      ...place,
      current: undefined,
      sought: typed,
    })
    const unknown = { ...none, hits: undefined }
    expect(moved([{ kind: 'first-hit' }], at(50), unknown).current).toBe(50)
  })
})

describe('sections', () => {
  test('only what failed or runs is open at first; a jump opens the others', () => {
    expect(isSectionOpen(start, broken)).toBe(true)
    expect(isSectionOpen(start, built)).toBe(false)
    const jumped = moved([{ kind: 'line', line: 7 }])
    expect(isSectionOpen(jumped, built)).toBe(true)
    expect(isSectionOpen(moved([{ kind: 'toggle-section', section: built }], jumped), built)).toBe(
      false,
    )
  })

  test('a failed one opens at its first error, another at its head', () => {
    expect(moved([{ kind: 'open-section', section: broken }]).current).toBe(50)
    expect(moved([{ kind: 'open-section', section: built }]).current).toBe(0)
    expect(moved([{ kind: 'section', direction: 'next' }], at(3)).current).toBe(50)
  })

  test('of a failed one the first line may be its first error, or none is', () => {
    const open = (each: Section) => moved([{ kind: 'open-section', section: each }]).current
    expect(open(section(50, 80, 'failed'))).toBe(50)
    expect(open(section(61, 80, 'failed'))).toBe(61)
    expect(open(section(45, 70, 'finished'))).toBe(45)
  })

  test('closing one shows its head, not its lines', () => {
    const closed = moved([{ kind: 'close-section', section: broken }])
    expect(isSectionOpen(closed, broken)).toBe(false)
    expect(closed.target).toEqual({ line: 40 })
  })
})

describe('levels', () => {
  test('another level keeps the line', () => {
    const errors = moved([{ kind: 'level', level: 'errors' }], at(60))
    expect(errors).toMatchObject({ level: 'errors', target: { line: 60 } })
    expect(moved([{ kind: 'level', level: 'errors' }]).target).toEqual({ line: 52 })
  })

  test('a line that the level leaves out brings all lines back', () => {
    const errors = { ...start, level: 'errors' as const }
    expect(moved([{ kind: 'line', line: 60 }], errors).level).toBe('errors')
    const hidden = { ...log, hasRow: () => false }
    expect(moved([{ kind: 'line', line: 7 }], errors, hidden).level).toBe('all')
  })
})

describe('at first', () => {
  const top = { ...log, lineInView: 0, isAtTop: true }
  const range = { first: 30, last: 33 }

  test('the lines of the address come into view once, as soon as they are read', () => {
    for (const lineCount of [10, 30]) {
      const early = { ...top, lineCount }
      expect(moved([{ kind: 'address', range }], start, early)).toBe(start)
    }
    const justRead = { ...top, lineCount: 31 }
    expect(moved([{ kind: 'address', range }], start, justRead).target).toEqual({ line: 30 })
    const shown = moved([{ kind: 'address', range }], start, top)
    expect(shown).toMatchObject({ target: { line: 30 }, current: undefined, hasBegun: true })
    expect(moved([{ kind: 'address', range }], shown, top)).toBe(shown)
  })

  test('the lines of the address end the following', () => {
    const following = firstPlace(true, query)
    expect(moved([{ kind: 'address', range }], following, top).isFollowing).toBe(false)
  })

  test('a line that the reader selects is not scrolled to', () => {
    const selected = moved([{ kind: 'select', line: 30 }])
    expect(moved([{ kind: 'address', range }], selected, top)).toBe(selected)
  })

  test('without an address the first error does, unless the reader has scrolled or the log runs', () => {
    const move = { kind: 'address', range: undefined } as const
    expect(moved([move], firstPlace(false, query), top).current).toBe(50)
    expect(moved([move], start, log)).toMatchObject({ current: undefined, hasBegun: true })
    expect(moved([move], start, { ...top, isRunning: true })).toBe(start)
    expect(moved([move], start, { ...top, errors: new Uint32Array() })).toBe(start)
    expect(moved([move, { kind: 'line', line: 7 }, move], start, top).current).toBe(7)
  })
})

test('rows are those of the level; sections have a head where lines stand in order', () => {
  const outline = { ...log, warnings: new Uint32Array([10]), notProcessed: 0, hasTimes: false }
  const rows = (place: LogPlace, isBackward = false) =>
    rowsAt(place, outline, { lineCount: log.lineCount, isBackward })
  // 100 lines, of which the 40 of the closed section stand behind its head.
  const open = moved([{ kind: 'toggle-section', section: built }])
  expect(rows(open).count - rows(start).count).toBe(40)
  expect(rows(start, true).count).toBe(100)
  expect(rows({ ...start, level: 'warnings' }).count).toBeGreaterThan(
    rows({ ...start, level: 'errors' }).count,
  )
})
