import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const minified = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Source of axe. Copying the HTML of what it looks at would cost a tenth of its time; findings name their selectors. */
export const axeSource = `${minified};axe.configure({ noHtml: true })`

/**
 * Where the tests' server has it. The browser keeps a script with an address compiled; sending it to each page anew
 * takes longer than a look at the page.
 */
export const axePath = '/axe'
