/** Markup that is safe to write into a page. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

/** Content of a template: markup, text, or several of them; false and undefined are left out. */
export type Content = Html | string | number | false | undefined | readonly Content[]

const names: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// A page may hold no control characters besides tab and line feed.
const special = /[&<>"']|(?![\t\n])\p{Cc}/gu

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(special, (character) => names[character] ?? '\uFFFD')

const write = (content: Content): string => {
  if (content === undefined || content === false) return ''
  if (content instanceof Html) return content.markup
  if (typeof content === 'string') return escaped(content)
  return typeof content === 'number' ? String(content) : content.map(write).join('')
}

/** Template of markup: what is put in becomes text, unless it is markup itself. Attributes stand in double quotes. */
export const html = (strings: TemplateStringsArray, ...contents: readonly Content[]): Html =>
  new Html(strings.reduce((markup, next, index) => `${markup}${write(contents[index - 1])}${next}`))
