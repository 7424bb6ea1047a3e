import type { CaseReport } from '@generated/evaluation/types.ts'

const coordinate = String.raw`[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?`

/** Parts of a message that differ each time, most specific first; each is one alternative of the pattern. */
const variables = {
  position: String.raw`[([{]\s*${coordinate}(?:\s*[,;]\s*${coordinate}){1,3}\s*[)\]}]`,
  name: String.raw`"[^"\n]*"|“[^”\n]*”|‘[^’\n]*’|${'`[^`\\n]*`'}|(?<![\p{L}\p{N}])'[^'\n]*'(?![\p{L}\p{N}])`,
  id: String.raw`(?<![\p{L}\p{N}_])(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|0x[\da-f]+|(?=\d*[a-f])[\da-f]{8,}|(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{6,})(?![\p{L}\p{N}_])`,
  path: String.raw`(?<![\p{L}\p{N}_/])(?:[a-z]:[\\/]|~?/|\.{1,2}/)?(?:[\p{L}\p{N}_@+-][\p{L}\p{N}_.@+-]*[\\/])+[\p{L}\p{N}_@+-]+\.[a-z]\w{0,7}(?![\p{L}\p{N}_])`,
  topic: String.raw`(?<![\p{L}\p{N}_/.<])/[a-z]\w*(?:/[\w-]+)*`,
  number: String.raw`(?:(?<![\p{L}\p{N}_.])[+-])?(?:\d+(?:[.,]\d+)*|\.\d+)(?:e[+-]?\d+)?`,
} as const

/** A kind of value that differs from message to message. */
export type Variable = keyof typeof variables

const pattern = new RegExp(
  Object.entries(variables)
    .map(([kind, source]) => `(?<${kind}>${source})`)
    .join('|'),
  'giu',
)

/** Characters of a message that are read: what follows hardly tells two failures apart. */
const readLimit = 600

/** A part of a message: words that stay the same, or the value of a variable. */
export type MessagePart = { kind: 'words'; text: string } | { kind: Variable; text: string }

/** Splits a message, as one line, into words that stay the same and values that differ from message to message. */
export const messageParts = (message: string): MessagePart[] => {
  const line = message.trim().replace(/\s+/g, ' ').slice(0, readLimit)
  const parts: MessagePart[] = []
  let end = 0
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'words', text: line.slice(end, match.index) })
    const kind = kindOf(match.groups)
    parts.push({ kind, text: match[0] })
    end = match.index + match[0].length
  }
  if (end < line.length) parts.push({ kind: 'words', text: line.slice(end) })
  return parts
}

const kindOf = (groups: { readonly [kind: string]: string | undefined } = {}) =>
  (Object.keys(variables) as Variable[]).find((kind) => groups[kind] !== undefined) ?? 'number'

/** How a variable is written in a message without its value. */
const placeholders = {
  position: 'position',
  name: 'name',
  id: 'id',
  path: 'path',
  topic: 'topic',
  number: 'n',
} as const satisfies Record<Variable, string>

/** The placeholder of a variable. */
export const placeholderOf = (kind: Variable): string => placeholders[kind]

/** The parts of a message that is kept without its values: `Stopped {n} m too late`. */
export const keptMessageParts = (text: string): MessagePart[] =>
  text
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => {
      const kind = (Object.keys(placeholders) as Variable[]).find(
        (each) => part === `{${placeholders[each]}}`,
      )
      return { kind: kind ?? 'words', text: part }
    })

// An id may happen to consist of digits only: ids and numbers are not told apart.
const keyOfPart = (part: MessagePart) => {
  if (part.kind === 'words') return part.text.toLowerCase()
  return part.kind === 'id' || part.kind === 'number' ? '\0n' : `\0${part.kind}`
}

type Failed = Pick<CaseReport, 'components' | 'failureCauseLabels'>

/** The component that a case failed by: the first with a cause, else the first that says something. */
export const failedComponentOf = ({ components }: Pick<Failed, 'components'>) =>
  components.find(({ failureCauseLabels }) => failureCauseLabels.length > 0) ??
  components.find(({ message }) => message?.trim())

/** The first cause of a failed case, by which it counts; undefined without one. */
export const causeOf = (report: Failed): string | undefined =>
  report.failureCauseLabels[0] ?? failedComponentOf(report)?.failureCauseLabels[0]

/** Message of the failed component of a case, if it has one. */
export const failureMessageOf = (report: Failed): string | undefined =>
  failedComponentOf(report)?.message?.trim() || undefined

/** Shown for a failure without message and without cause. */
export const noMessageText = 'No message from the evaluator'

/** How a case failed, without what differs from one such case to the next. */
export interface Signature {
  /** Equal for cases that failed alike. */
  key: string
  /** The message; without one the cause, or a text that says so. */
  parts: readonly MessagePart[]
  cause: string | undefined
}

/** The signature of a failed case: message without its values, and first cause. */
export const signatureOf = (report: Failed): Signature => {
  const cause = causeOf(report)
  const message = failureMessageOf(report)
  const parts: MessagePart[] =
    message === undefined
      ? [{ kind: 'words', text: cause ?? noMessageText }]
      : messageParts(message)
  const key = `${message === undefined}\n${cause ?? ''}\n${parts.map(keyOfPart).join('')}`
  return { key, parts, cause }
}
