const entities = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' } as const

const escaped: ReadonlyMap<string, string> = new Map(Object.entries(entities))
const unescaped: ReadonlyMap<string, string> = new Map(
  Object.entries(entities).map(([mark, entity]) => [entity, mark]),
)

/** An XML document: a root with one element per field. */
export const documentOf = (root: string, fields: { readonly [name: string]: string }): string => {
  const elements = Object.entries(fields).map(
    ([name, value]) =>
      `<${name}>${value.replace(/[<>&"']/g, (mark) => escaped.get(mark) ?? mark)}</${name}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${elements.join('')}</${root}>`
}

/** Contents of all elements with a name. They must not be nested. */
export const elementsOf = (document: string, name: string): string[] =>
  Array.from(
    document.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g')),
    ([, content = '']) => content,
  )

/** Text of the first element with a name; empty when there is none. */
export const textOf = (document: string, name: string): string => {
  const [content = ''] = elementsOf(document, name)
  return content.replace(/&(?:lt|gt|amp|quot|apos);/g, (entity) => unescaped.get(entity) ?? entity)
}
