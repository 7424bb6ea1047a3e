import { type Block, lineOf, placesOf } from './block.ts'
import { timePrefix } from './time.ts'

/** State of a section of a log. */
export type SectionState = 'running' | 'finished' | 'failed' | 'aborted' | 'summary'

/** A part of a build log that can be folded: a package, or the summary. */
export interface Section {
  name: string
  state: SectionState
  /** Its first line, and the line after its last one. */
  from: number
  to: number
  /** How long it took, as the log says. */
  took?: string
}

/** A line that begins or ends a section. */
export interface SectionMark {
  line: number
  kind: 'starting' | 'finished' | 'failed' | 'aborted' | 'summary' | 'not processed'
  /** The package; of packages that were not processed, their number. */
  name: string
  took?: string
}

/** Most marks that are kept: a log of nothing else is not folded to its end. */
const mostMarks = 20_000

/** A part that all lines have that begin or end a section, and few others: found fast in a whole block. */
const hint = /Starting >>>|Finished <<<|Failed +<<<|Aborted +<<<|Summary:|not processed/g

const parts = new RegExp(
  `^${timePrefix}?(?:(Starting|Finished|Failed|Aborted) +(?:>>>|<<<) +(\\S+)(?: \\[([^\\]]*)\\])?|(Summary): | +(\\d+) packages? not processed)`,
)

const kinds = {
  Starting: 'starting',
  Finished: 'finished',
  Failed: 'failed',
  Aborted: 'aborted',
} as const satisfies Record<string, SectionMark['kind']>

const markOf = (text: string, line: number): SectionMark | undefined => {
  const [whole, word, name = '', took, summary, count] = parts.exec(text) ?? []
  if (whole === undefined) return undefined
  if (summary) return { line, kind: 'summary', name: summary }
  if (count !== undefined) return { line, kind: 'not processed', name: count }
  const kind = kinds[word as keyof typeof kinds]
  return { line, kind, name, ...(took !== undefined && { took }) }
}

/** The marks in a block, after so many others. */
export const marksIn = (block: Block, known: number): SectionMark[] => {
  if (known >= mostMarks) return []
  return placesOf(block, hint)
    .flatMap((place) => markOf(lineOf(block, place, 400), block.firstLine + place) ?? [])
    .slice(0, mostMarks - known)
}

/** The sections of a build log, in order. */
export interface Outline {
  sections: Section[]
  /** Number of packages that the build did not get to; the log does not name them. */
  notProcessed: number
}

/**
 * The sections between marks. A section ends where its package does, and where the next one begins: packages
 * that are built at once share their lines.
 */
export const outlineOf = (marks: readonly SectionMark[], lineCount: number): Outline => {
  const sections: Section[] = []
  const byName = new Map<string, Section>()
  let open: Section | undefined
  let notProcessed = 0
  const begin = (line: number, name: string, state: SectionState) => {
    if (open) open.to = line
    open = { name, state, from: line, to: lineCount }
    sections.push(open)
    byName.set(name, open)
  }
  for (const { line, kind, name, took } of marks) {
    if (kind === 'starting') begin(line, name, 'running')
    else if (kind === 'summary') begin(line, name, 'summary')
    else if (kind === 'not processed') notProcessed = Number(name)
    else {
      const section = byName.get(name)
      if (!section) continue
      section.state = kind
      if (took !== undefined) section.took = took
      if (section === open) {
        section.to = line + 1
        open = undefined
      }
    }
  }
  return { sections, notProcessed }
}
