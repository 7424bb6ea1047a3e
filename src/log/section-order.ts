import type { Section, SectionState } from '@/log/sections.ts'
import { placeIn } from './number-list.ts'
import { type Direction, nextPlace } from './shown-lines.ts'

/** Packages that failed come first, then those that were stopped by it. */
const ranks: { readonly [state in SectionState]?: number } = { failed: 0, aborted: 1 }

const rankOf = ({ state }: Section) => ranks[state] ?? 2

/** The packages among the sections of a log: those that failed first, then in the order of the build. */
export const inBuildOrder = (sections: readonly Section[]): Section[] =>
  sections
    .filter(({ state }) => state !== 'summary')
    .sort((one, other) => rankOf(one) - rankOf(other))

/** The section that a line is in, by its place; -1 for a line between sections. */
export const placeOfSection = (sections: readonly Section[], line: number): number => {
  const place = sections.findLastIndex(({ from }) => from <= line)
  const section = sections[place]
  return section && line < section.to ? place : -1
}

/** The section after or before the one that a line is in; after the last comes the first. */
export const nextSection = (
  sections: readonly Section[],
  line: number,
  direction: Direction,
): Section | undefined => {
  const own = sections[placeOfSection(sections, line)]
  const starts = Uint32Array.from(sections, ({ from }) => from)
  const place = nextPlace(starts, own?.from ?? line, direction)
  return place === undefined ? undefined : sections[place]
}

/** How many of some sorted lines a section has. */
export const countIn = ({ from, to }: Section, lines: Uint32Array): number =>
  placeIn(lines, to) - placeIn(lines, from)

/** Whether a section is open unless the reader has said so: those with what a reader looks for. */
export const isOpenAtFirst = ({ state }: Section): boolean =>
  state === 'failed' || state === 'running'

/** Kinds of marks beside a log, those that matter most last. */
export type MinimapMark = 'warning' | 'hit' | 'error'

/** For each of some equal parts of a log, its marks: whether one of some sorted lines is in it. */
export const minimapMarks = (
  parts: number,
  /** The first line of a part, by its place; of the place after the last part, the number of lines. */
  lineAt: (part: number) => number,
  lines: { readonly [mark in MinimapMark]: Uint32Array },
): { part: number; mark: MinimapMark }[] =>
  (['warning', 'hit', 'error'] as const).flatMap((mark) =>
    Array.from({ length: parts }, (_, part) => part).flatMap((part) =>
      placeIn(lines[mark], lineAt(part + 1)) > placeIn(lines[mark], lineAt(part))
        ? { part, mark }
        : [],
    ),
  )
