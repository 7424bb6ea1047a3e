import { indentJson } from '@/lib/indent-json.ts'
import type { FileText } from '@/transport/read-link.ts'

/** Maximum number of bytes read of a log. */
export const readLimit = 1024 ** 2

/** Maximum number of characters shown of a log: a longer text would freeze the page. */
const shownLimit = 100_000

/** The displayed text of a log. */
export interface ShownText {
  text: string
  /** False when the log is longer. */
  isWhole: boolean
}

/** The text to display of a log: JSON indented, anything else unchanged, truncated at the limit. */
export const shownTextOf = ({ text, isWhole, contentType }: FileText): ShownText => {
  const isJson = /[/+]json$/.test(contentType)
  const all = isJson && isWhole ? indentJson(text, shownLimit) : text
  return { text: all.slice(0, shownLimit), isWhole: isWhole && all.length <= shownLimit }
}
