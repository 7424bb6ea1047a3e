import { placeOf } from './number-list.ts'
import type { Section } from './sections.ts'

/** A row of a log as it is shown. */
export type Row =
  | { kind: 'line'; line: number }
  /** The head of a section, by its place among the sections. */
  | { kind: 'head'; section: number }
  /** Lines that are left out: the first, and the one after the last. */
  | { kind: 'gap'; from: number; to: number }

/** The rows of a log, of which none is kept: a log has millions. */
export interface RowPlan {
  count: number
  at: (row: number) => Row | undefined
  /** The row of a line, or of what stands in its place. */
  rowOf: (line: number) => number
  /** The line of a row; of a head or a gap, the first line that it stands for. */
  lineOf: (row: number) => number
}

/** Some rows of one kind, one after the other. */
interface Run {
  kind: Row['kind']
  row: number
  /** First line, and the one after the last. */
  from: number
  to: number
  section: number
}

class Planner {
  private readonly runs: Run[] = []
  private row = 0

  lines(from: number, to: number) {
    if (to > from) this.add('line', from, to, to - from)
  }

  head({ from, to }: Section, section: number) {
    this.add('head', from, to, 1, section)
  }

  gap(from: number, to: number) {
    if (to > from) this.add('gap', from, to, 1)
  }

  plan(): RowPlan {
    const { runs, row: count } = this
    const runAt = (value: number, field: 'row' | 'from') => {
      const after = placeOf({ length: runs.length, at: (at) => runs[at]?.[field] ?? 0 }, value + 1)
      return runs[after - 1]
    }
    const lineOf = (row: number) => {
      const run = runAt(row, 'row')
      if (!run) return 0
      return run.kind === 'line' ? run.from + row - run.row : run.from
    }
    return {
      count,
      lineOf,
      at: (row) => {
        const run = row < 0 || row >= count ? undefined : runAt(row, 'row')
        if (!run) return undefined
        if (run.kind === 'line') return { kind: 'line', line: lineOf(row) }
        if (run.kind === 'head') return { kind: 'head', section: run.section }
        return { kind: 'gap', from: run.from, to: run.to }
      },
      rowOf: (line) => {
        const run = runAt(line, 'from')
        if (!run) return 0
        return run.kind === 'line' ? run.row + Math.min(line, run.to - 1) - run.from : run.row
      },
    }
  }

  private add(kind: Row['kind'], from: number, to: number, rows: number, section = -1) {
    this.runs.push({ kind, row: this.row, from, to, section })
    this.row += rows
  }
}

/** All lines, those of a closed section folded into its head. */
export const planOfAll = (
  lineCount: number,
  sections: readonly Section[],
  isOpen: (section: number) => boolean,
): RowPlan => {
  const planner = new Planner()
  let next = 0
  sections.forEach((section, place) => {
    planner.lines(next, section.from)
    planner.head(section, place)
    if (isOpen(place)) planner.lines(section.from, section.to)
    next = section.to
  })
  planner.lines(next, lineCount)
  return planner.plan()
}

/** Lines around each hit that are shown with it. */
const context = 3

/** Some lines with those around them; the rest is left out. */
export const planOfHits = (lineCount: number, hits: Uint32Array): RowPlan => {
  const planner = new Planner()
  let next = 0
  for (let at = 0; at < hits.length; ) {
    const from = Math.max(next, (hits[at] ?? 0) - context)
    let to = from
    // Hits close to each other are one run.
    for (; at < hits.length && (hits[at] ?? 0) - context <= Math.max(to, from); at += 1) {
      to = Math.min(lineCount, (hits[at] ?? 0) + context + 1)
    }
    planner.gap(next, from)
    planner.lines(from, to)
    next = to
  }
  planner.gap(next, lineCount)
  return planner.plan()
}

/** The same rows the other way round: the last line comes first. */
export const backwards = ({ count, at, rowOf, lineOf }: RowPlan): RowPlan => {
  const across = (row: number) => count - 1 - row
  return {
    count,
    at: (row) => at(across(row)),
    rowOf: (line) => across(rowOf(line)),
    lineOf: (row) => lineOf(across(row)),
  }
}

/** The lines of some rows, both ends included, as runs of lines that follow each other; what is left out is not among them. */
export const lineRuns = (
  plan: RowPlan,
  first: number,
  last: number,
): { from: number; to: number }[] => {
  const runs: { from: number; to: number }[] = []
  for (let row = first; row <= last; row += 1) {
    const shown = plan.at(row)
    if (shown?.kind !== 'line') continue
    const run = runs.at(-1)
    if (run?.to === shown.line) run.to += 1
    else runs.push({ from: shown.line, to: shown.line + 1 })
  }
  return runs
}
