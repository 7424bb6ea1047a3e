const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * Indents JSON by two spaces. Changes only whitespace, as `JSON.stringify(JSON.parse(text))` would round long
 * numbers and drop duplicate names. Stops soon after `limit` characters, as the indentation of deep nesting
 * can be much longer than the text. Returns text that is not JSON unchanged.
 */
export const indentJson = (text: string, limit: number): string => {
  try {
    JSON.parse(text)
  } catch {
    return text
  }
  let depth = 0
  let last = ''
  let indented = ''
  const line = () => `\n${'  '.repeat(depth)}`
  for (const [token] of text.matchAll(tokens)) {
    if (indented.length > limit) break
    const opened = last === '{' || last === '['
    if (token === '}' || token === ']') {
      depth -= 1
      indented += opened ? token : line() + token
    } else {
      if (opened || last === ',') indented += line()
      indented += token === ':' ? ': ' : token
      if (token === '{' || token === '[') depth += 1
    }
    last = token
  }
  return indented
}
