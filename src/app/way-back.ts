/** An entry of the history: its place among all of the tab, and the path of its page in the browser. */
interface Entry {
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

/** The link to a page, first of all that of a row; undefined where there is none. */
export const linkTo = (main: Element, path: string): HTMLElement | undefined => {
  const find = (links: string) =>
    [...main.querySelectorAll<HTMLAnchorElement>(links)].find(({ pathname }) => pathname === path)
  return find('[data-row] th a') ?? find('a')
}
