const entities = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' } as const

const written: ReadonlyMap<string, string> = new Map(Object.entries(entities))
const meant: ReadonlyMap<string, string> = new Map(
  Object.entries(entities).map(([mark, entity]) => [entity, mark]),
)

/** An XML document: a root with one element for each field. */
export const documentOf = (root: string, fields: { readonly [name: string]: string }): string => {
  const elements = Object.entries(fields).map(
    ([name, value]) =>
      `<${name}>${value.replace(/[<>&"']/g, (mark) => written.get(mark) ?? mark)}</${name}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${elements.join('')}</${root}>`
}

/** Contents of the elements of a name, none of which stands within another of that name. */
export const elementsOf = (document: string, name: string): string[] =>
  Array.from(
    document.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g')),
    ([, content = '']) => content,
  )

/** Text of the first element of a name; empty when there is none. */
export const textOf = (document: string, name: string): string => {
  const [content = ''] = elementsOf(document, name)
  return content.replace(/&(?:lt|gt|amp|quot|apos);/g, (entity) => meant.get(entity) ?? entity)
}
