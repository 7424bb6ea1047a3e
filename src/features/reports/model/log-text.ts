import { indentJson } from '@/lib/indent-json.ts'
import type { FileText } from '@/transport/read-link.ts'

/** Bytes of a log that are read to be shown. */
export const readLimit = 1024 ** 2

/** Characters of a log that are shown: a longer text would freeze the page. */
const shownLimit = 100_000

/** A log as it is shown. */
export interface ShownText {
  text: string
  /** False when more stands in the log. */
  isWhole: boolean
}

/** What to show of a log: JSON indented, anything else as it is, truncated at the limit. */
export const shownTextOf = ({ text, isWhole, contentType }: FileText): ShownText => {
  const isJson = /[/+]json$/.test(contentType)
  const all = isJson && isWhole ? indentJson(text, shownLimit) : text
  return { text: all.slice(0, shownLimit), isWhole: isWhole && all.length <= shownLimit }
}
