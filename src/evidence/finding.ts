import { formatCount } from '@/lib/numbers.ts'
import type { CauseCount } from './failure-groups.ts'

/** A failed case, as a finding names it. */
interface FoundCase {
  name: string
  /** Each `name=value`. */
  parameters: readonly string[]
  message: string
  /** Address of its page; undefined while unknown. */
  href: string | undefined
}

/** Facts of a job or a case that one tells others. */
export interface Finding {
  /** `Nightly run, main @ c2737a14` */
  title: string
  /** Address of the page, with the baseline and the tab. */
  href: string
  /** The sentence of the job, or why the case failed. */
  sentence: string | undefined
  /** `13 of 317 cases failed` */
  count: string | undefined
  causes: readonly CauseCount[]
  cases: readonly FoundCase[]
  /** The job that it is compared with, and the commits between, where they are known. */
  since: { name: string; commits: string | undefined } | undefined
}

/** Most characters of a finding: chats cut longer messages. */
const mostCharacters = 2000

/** Cases that a finding names; the others are counted. */
const namedCases = 3

/** A text without the characters that Markdown gives a meaning, in one line. */
export const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')

/** An address that ends where the link does. */
const linked = (text: string, href: string | undefined) =>
  href === undefined
    ? escaped(text)
    : `[${escaped(text)}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`

/** The causes as a table; how many cases are new only where it is known. */
const causeTable = (causes: readonly CauseCount[]) => {
  if (causes.length === 0) return []
  const isNewKnown = causes.some(({ fresh }) => fresh !== undefined)
  const rowOf = ({ cause, count, fresh }: CauseCount) => [
    escaped(cause),
    formatCount(count),
    ...(isNewKnown ? [fresh === undefined ? '' : `+${formatCount(fresh)}`] : []),
  ]
  const head = ['Cause', 'Cases', ...(isNewKnown ? ['New'] : [])]
  const line = head.map((_, index) => (index === 0 ? '---' : '--:'))
  return [
    [
      `| ${head.join(' | ')} |`,
      `|${line.join('|')}|`,
      ...causes.map((cause) => `| ${rowOf(cause).join(' | ')} |`),
    ].join('\n'),
  ]
}

const caseLine = ({ name, parameters, message, href }: FoundCase) => {
  const values = parameters.length > 0 ? ` (${parameters.map(escaped).join(', ')})` : ''
  return `- ${linked(name, href)}${values}: ${escaped(message)}`
}

const sinceText = ({ name, commits }: NonNullable<Finding['since']>) =>
  `Compared with ${escaped(name)}${commits === undefined ? '' : `, ${linked('commits between', commits)}`}`

/** A finding as Markdown; of a long one, cases and then causes are left out. */
export const findingText = (finding: Finding): string => {
  const { title, href, sentence, count, causes, cases, since } = finding
  const write = (shownCauses: number, shownCases: number) => {
    const left = cases.length - shownCases
    return [
      `**${linked(title, href)}**`,
      [sentence, count].flatMap((text) => (text === undefined ? [] : escaped(text))).join(' '),
      ...causeTable(causes.slice(0, shownCauses)),
      [
        ...cases.slice(0, shownCases).map(caseLine),
        ...(left > 0 && shownCases > 0 ? [`- and ${formatCount(left)} more`] : []),
      ].join('\n'),
      since && sinceText(since),
    ]
      .filter(Boolean)
      .join('\n\n')
  }
  const sizes = [
    [causes.length, namedCases],
    [causes.length, 1],
    [namedCases, 1],
    [namedCases, 0],
    [0, 0],
  ] as const
  const texts = sizes.map(([shownCauses, shownCases]) =>
    write(shownCauses, Math.min(shownCases, cases.length)),
  )
  const fitting = texts.find(({ length }) => length <= mostCharacters) ?? texts.at(-1) ?? ''
  return fitting.slice(0, mostCharacters)
}
