const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * JSON on lines of its own, indented by two spaces. Only white space changes: parsing and writing it again
 * would round long numbers and drop repeated names. Ends soon after `limit` characters, as indentation may
 * be far longer than what it indents. Text that is no JSON stays as it is.
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
