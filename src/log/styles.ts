/** Bits of a style beside its colour, which are the lowest four. */
export const marks = { bold: 16, faint: 32, italic: 64, underlined: 128 } as const

/** Number of the colour in a style: 0 for none, else 1 (black) to 8 (white). Bright colours are the same. */
export const colorOf = (style: number): number => style & 15

const withColor = (style: number, color: number) => (style & ~15) | color

/** Codes that set or clear marks. */
const markCodes: { readonly [code: number]: { set?: number; clear?: number } } = {
  1: { set: marks.bold },
  2: { set: marks.faint },
  3: { set: marks.italic },
  4: { set: marks.underlined },
  21: { set: marks.underlined },
  22: { clear: marks.bold | marks.faint },
  23: { clear: marks.italic },
  24: { clear: marks.underlined },
}

const isBetween = (code: number, from: number, to: number) => code >= from && code <= to

/** Numbers that follow the code of a colour from a palette (5) or by its parts (2). */
const extent = (kind: string | undefined) => (kind === '5' ? 2 : kind === '2' ? 4 : 0)

/** The colour of a palette entry; there are tokens for the first sixteen only. */
const paletteColor = (entry: number) => (isBetween(entry, 0, 15) ? (entry % 8) + 1 : 0)

/**
 * The style after a sequence "select graphic rendition" with these parameters, as `1;31`. Codes that have no
 * look here, such as grounds, change nothing.
 */
export const nextStyle = (style: number, parameters: string): number => {
  const codes = parameters.split(';')
  let next = style
  for (let at = 0; at < codes.length; at += 1) {
    const [first = '', second] = (codes[at] ?? '').split(':')
    const code = Number(first)
    const mark = markCodes[code]
    if (code === 0) next = 0
    else if (code === 4 && second === '0') next &= ~marks.underlined
    else if (mark) next = (next | (mark.set ?? 0)) & ~(mark.clear ?? 0)
    else if (isBetween(code, 30, 37)) next = withColor(next, code - 29)
    else if (isBetween(code, 90, 97)) next = withColor(next, code - 89)
    else if (code === 39) next = withColor(next, 0)
    else if ((code === 38 || code === 48 || code === 58) && second === undefined) {
      const kind = codes[at + 1]
      if (code === 38) {
        next = withColor(next, kind === '5' ? paletteColor(Number(codes[at + 2])) : 0)
      }
      at += extent(kind)
    }
  }
  return next
}
