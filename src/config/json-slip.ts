const token =
  /\s*(?:(?<text>"(?:[^"\\\n]|\\.)*")|(?<plain>-?\d[\d.eE+-]*|true|false|null)|(?<mark>[{}[\],:]))/y

type Wanted = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end'

/** Where a text stops being JSON, as line and column from 1. Browsers do not tell it of every slip. */
export const jsonSlip = (source: string): { line: number; column: number } => {
  const open: string[] = []
  let wanted: Wanted = 'value'
  let at = 0
  for (;;) {
    token.lastIndex = at
    const { text, plain, mark } = token.exec(source)?.groups ?? {}
    const isValue = wanted.startsWith('value')
    if (isValue && (text ?? plain) !== undefined) wanted = 'comma or end'
    else if (isValue && (mark === '{' || mark === '[')) {
      open.push(mark === '{' ? '}' : ']')
      wanted = mark === '{' ? 'key or end' : 'value or end'
    } else if (wanted.startsWith('key') && text !== undefined) wanted = 'colon'
    else if (wanted === 'colon' && mark === ':') wanted = 'value'
    else if (wanted.endsWith('end') && mark !== undefined && mark === open.at(-1)) {
      open.pop()
      wanted = 'comma or end'
    } else if (wanted === 'comma or end' && mark === ',' && open.length > 0) {
      wanted = open.at(-1) === '}' ? 'key' : 'value'
    } else break
    at = token.lastIndex
  }
  const before = source.slice(0, at + (/^\s*/.exec(source.slice(at))?.[0].length ?? 0))
  return {
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
  }
}
