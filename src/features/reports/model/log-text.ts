import { indentJson } from '@/lib/indent-json.ts'
import type { FileText } from '@/transport/read-link.ts'

/** So much of a log is read to be shown, in bytes. */
export const readLimit = 1024 ** 2

/** Most characters of a log that are shown: a page with a longer text would stop answering. */
const shownLimit = 100_000

/** A log as it is shown. */
export interface ShownText {
  text: string
  /** False when more stands in the log. */
  isWhole: boolean
}

/** What to show of a log: JSON on lines of its own, anything else as it is; what is too long, cut. */
export const shownTextOf = ({ text, isWhole, contentType }: FileText): ShownText => {
  const isJson = /[/+]json$/.test(contentType)
  const all = isJson && isWhole ? indentJson(text, shownLimit) : text
  return { text: all.slice(0, shownLimit), isWhole: isWhole && all.length <= shownLimit }
}
