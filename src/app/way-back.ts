/** An entry of the history: its place among all of the tab, and the path of its page in the browser. */
interface Entry {
  readonly index: number
  readonly path: string
}

/**
 * Remembers which page was opened from which entry of the history. Returns a function that notes that the tab went from
 * one entry to another, and returns the path of the page that was opened from the entry gone back to; undefined on the
 * way forward. Of entries from before a reload, only the page just left is known.
 */
export const createWayBack = () => {
  const opened: string[] = []
  return (from: Entry, to: Entry): string | undefined => {
    if (to.index < from.index) return opened[to.index] ?? from.path
    opened[from.index] = to.path
    return undefined
  }
}

/** The link to a page, first of all that of a row; undefined where there is none. */
export const linkTo = (main: Element, path: string): HTMLElement | undefined => {
  const find = (links: string) =>
    [...main.querySelectorAll<HTMLAnchorElement>(links)].find(({ pathname }) => pathname === path)
  return find('[data-row] th a') ?? find('a')
}
