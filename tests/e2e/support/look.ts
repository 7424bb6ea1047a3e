import type { Page } from '@playwright/test'
import { rowHeights } from '@/ui/table/layout.ts'
import tailwind from '../../../tailwind.config.ts'
import { expect } from './test.ts'

/** Parts that look alike on all screens. */
interface Look {
  what: string
  /** Selector of the parts; one that is not shown does not count. */
  parts: string
  /** How high they may be, in px. */
  heights: readonly number[]
  /** A narrow window breaks it into lines, or has none. */
  isWide?: true
}

/** Heights of buttons without a frame among text: a line of it. */
const linesOfText = [16, 18, 20, 28]

/** Every height that several screens share. What lies in several lines by itself is left out. */
const looks: readonly Look[] = [
  { what: 'the toolbar', parts: 'header:not(:is(main, article, [role=dialog]) *)', heights: [58] },
  { what: 'an entry of the menu', parts: 'nav[aria-label=Areas] a', heights: [34], isWide: true },
  { what: 'a tab', parts: '[role=tab]', heights: [36] },
  // Heads that name runs hold their links, and lines below them.
  {
    what: 'the head of a table',
    parts: 'thead > tr:not(:has(th a))',
    heights: [rowHeights.head, 28],
    isWide: true,
  },
  {
    what: 'the head of some rows',
    parts: 'tr:has(> [scope=rowgroup], > [scope=colgroup])',
    heights: [28, rowHeights.dense],
    isWide: true,
  },
  {
    what: 'a row',
    parts: 'tr[data-row]',
    heights: [rowHeights[1], rowHeights[2], rowHeights.dense],
    isWide: true,
  },
  {
    what: 'the foot of a table',
    parts: 'div:has(> table) ~ div:has(> [role=status])',
    heights: [44],
    isWide: true,
  },
  {
    what: 'a button',
    parts: '.border:is(button, a):not(.flex-col, [data-actions] > [data-primary])',
    heights: [32, 28],
  },
  // At the foot of a phone it is higher.
  { what: 'the primary action', parts: '[data-actions] > [data-primary]', heights: [32, 44] },
  {
    what: 'a button without a frame',
    parts: 'main button:not(.border, [role], li *)',
    heights: [32, 28, 24, ...linesOfText],
  },
  // Beside a log, and a line of a comment, they are as low as the bar they stand in.
  {
    what: 'a field',
    parts: ':is(input, select, button).border-input:not([type=checkbox], [type=radio], [role])',
    heights: [32, 24],
  },
  { what: 'a field of several lines', parts: 'textarea', heights: [32, 64] },
  { what: 'a switch', parts: '[role=switch]', heights: [18] },
  { what: 'a box to check', parts: 'input[type=checkbox]:not([role])', heights: [16] },
]

/** Sizes of text with the heights of their lines, as the theme has them, and those of logs and other code. */
const texts = [
  ...Object.values(tailwind.theme.fontSize).map((rems) =>
    rems.map((rem) => `${Number.parseFloat(rem) * 16}px`).join('/'),
  ),
  '12px/20px',
]

/** Differences from the looks in the page as it is; runs there. */
const strayOf = ({ looks, texts }: { looks: readonly Look[]; texts: readonly string[] }) => {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const nameOf = (element: Element) =>
    `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}”`
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
  const stray = looks.flatMap(({ what, parts, heights }) =>
    shown(parts)
      .map((part) => ({ part, height: Math.round(part.getBoundingClientRect().height) }))
      .filter(({ height }) => !heights.includes(height))
      .map(({ part, height }) => `${what} ${nameOf(part)} is ${height} px high`),
  )
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const parents = new Set<Element>()
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (parentElement && textContent?.trim()) parents.add(parentElement)
  }
  for (const parent of parents) {
    const { fontSize, lineHeight } = getComputedStyle(parent)
    const text = `${fontSize}/${lineHeight}`
    if (!texts.includes(text) && isShown(parent)) stray.push(`text ${nameOf(parent)} is ${text}`)
  }
  // Where a line is full it ends with the dot between two facts: the next one does not begin with it.
  for (const parent of parents) {
    for (const node of parent.childNodes) {
      const at = node.nodeType === Node.TEXT_NODE ? (node.textContent?.indexOf('·') ?? -1) : -1
      const line = parent.closest('p, ul, ol, td, th, div')
      if (at < 0 || !line || !isShown(parent)) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const gap = range.getBoundingClientRect().left - line.getBoundingClientRect().left
      if (gap < 12) stray.push(`a line of ${nameOf(line)} begins with a dot`)
    }
  }
  const heads = shown('h1').length
  if (heads !== 1) stray.push(`${heads} headings of the first level`)
  return [...new Set(stray)]
}

/** Expects that the parts of the page are as high as everywhere, its texts as large, and one heading above all. */
export const expectLook = async (page: Page, { isNarrow = false } = {}): Promise<void> => {
  const held = looks.filter(({ isWide }) => !(isWide && isNarrow))
  // A dialog grows while it opens.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  )
  expect(await page.evaluate(strayOf, { looks: held, texts })).toEqual([])
}
