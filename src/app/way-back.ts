/** An entry of the history: its place among all of the tab, and the path of its page in the browser. */
export interface Entry {
  readonly index: number
  readonly path: string
}

/** Remembers which page was opened from which entry of the history. */
export interface WayBack {
  /**
   * Notes that the tab went from one entry to another. Returns the path of the page that was opened from the entry
   * gone back to; undefined on the way forward.
   */
  go(from: Entry, to: Entry): string | undefined
}

/** Nothing is known of entries from before a reload: only of the page just left. */
export const createWayBack = (): WayBack => {
  const opened = new Map<number, string>()
  return {
    go: (from, to) => {
      if (to.index < from.index) return opened.get(to.index) ?? from.path
      if (to.index > from.index) opened.set(from.index, to.path)
      return undefined
    },
  }
}

/** The links of tables by which a row is opened, and all others. */
const selectors = ['[data-row] th a[href]', 'a[href]'] as const

/** The link to a page, first of all that of a row; undefined where there is none. */
export const linkTo = (main: Element, path: string): HTMLElement | undefined => {
  for (const selector of selectors) {
    const links = [...main.querySelectorAll<HTMLAnchorElement>(selector)]
    const found = links.find(({ pathname }) => pathname === path)
    if (found) return found
  }
  return undefined
}
