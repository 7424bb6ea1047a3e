import { exactMoment } from '@/lib/dates.ts'
import { safeHref } from '@/lib/urls.ts'
import { type Content, Html, html } from './capsule-html.ts'
import { style } from './capsule-style.ts'

/** A report to be kept as one file. */
export interface Capsule {
  /** Its subject: `Report of a job`. */
  what: string
  title: string
  /** Where the console shows it. */
  address: string
  madeAt: number
  /** The failed reads. */
  missing?: readonly string[]
  body: Content
}

// Nothing is loaded, run or sent, whatever the data say.
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** A text that may run in any direction. */
export const plain = (text: string): Html => html`<bdi>${text}</bdi>`

/** A link, or its text alone where the address is no web address. */
export const link = (address: string | undefined, content: Content): Content => {
  const href = safeHref(address)
  return href === undefined ? content : html`<a href="${href}" rel="noreferrer">${content}</a>`
}

/** A fact and what it is; undefined leaves it out. */
export type Fact = readonly [label: string, content: Content]

/** Facts under each other. */
export const factList = (facts: readonly Fact[]): Html => {
  const known = facts.filter(([, content]) => content !== undefined && content !== '')
  return html`<dl>${known.map(([label, content]) => html`<dt>${label}</dt><dd>${content}</dd>`)}</dl>`
}

/** The moment in the zone of who made the file, told with it. */
export const momentText = (moment: Parameters<typeof exactMoment>[0]): string | undefined =>
  exactMoment(moment)?.local

/**
 * A report as one page that needs nothing else: no script, and nothing from any host. What services and users wrote
 * is text in it.
 */
export const capsuleOf = ({
  what,
  title,
  address,
  madeAt,
  missing = [],
  body,
}: Capsule): string => {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<p class="m">${what}</p>
<h1>${plain(title)}</h1>
<p class="m">Saved ${momentText(madeAt)} from ${link(address, address)}</p>
${missing.length > 0 && html`<p class="F">Not complete: ${missing.join(', ')} could not be read.</p>`}
${body}
</main>
</body>
</html>
`
  return page.markup
}
