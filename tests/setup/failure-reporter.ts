import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Pages told of; where more tests fail, the first ones lead to the cause. */
const shownPages = 3

/** Lines told of each page. */
const shownLines = 80

/** The shown page, from Playwright's notes on a failure: below the menu, cut to the length that a log can take. */
export const pageOf = (notes: string): string => {
  const [, page = ''] = notes.match(/```yaml\n(.*?)\n```/su) ?? []
  const lines = page.replaceAll(/ \[(ref|cursor)=\w+\]/gu, '').split('\n')
  const first = lines.findIndex((line) => /^ *- main:/u.test(line))
  const main = lines.slice(Math.max(first, 0))
  const left = main.length - shownLines
  return [...main.slice(0, shownLines), ...(left > 0 ? [`… ${left} lines more`] : [])].join('\n')
}

/** Tells at the end of a run what the pages of failed tests showed: the files with it stay on the machine that ran them. */
export default class FailureReporter implements Reporter {
  readonly #pages: string[] = []

  onTestEnd(test: TestCase, { attachments }: TestResult) {
    const notes = attachments.find(({ name }) => name === 'error-context')?.path
    if (notes) this.#pages.push(`${test.title}\n${pageOf(readFileSync(notes, 'utf8'))}`)
  }

  onEnd() {
    for (const page of this.#pages.slice(0, shownPages)) console.log(`\n${page}`)
  }

  printsToStdio() {
    return false
  }
}
