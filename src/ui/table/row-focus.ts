import { useEffect } from 'react'
import { isCut, truncated } from '../text/truncated.ts'

/** Rows of tables, and of other lists that the keys go through. */
const rows = '[data-row]'

/** Elements that take the focus by Tab. */
const controls = 'a[href], button, input, select, textarea, [tabindex="0"]'

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(rows) : null

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(controls)]

/** The button that opens and closes the rows below a row. */
const disclosure = 'th button[aria-expanded]:not([aria-haspopup])'

/** The link to the thing that a row is about; of a group, what opens it. */
const identityOf = (row: Element) =>
  row.querySelector<HTMLElement>('th a[href]') ?? row.querySelector<HTMLElement>(disclosure)

/** The control by which the focus enters a row; undefined for a row without controls. */
const entryOf = (row: Element) => identityOf(row) ?? controlsOf(row)[0]

const follow = (row: Element, step: 1 | -1): Element | undefined => {
  const next = step === 1 ? row.nextElementSibling : row.previousElementSibling
  if (!next) return undefined
  return entryOf(next) ? next : follow(next, step)
}

/** Focuses the next or previous row of the page, or the first one. */
export const moveRow = (step: 1 | -1): void => {
  let row = rowOf(document.activeElement)
  const all = [...document.querySelectorAll<HTMLElement>(`main ${rows}`)]
  row = all[row ? all.indexOf(row) + step : 0] ?? row
  if (row) entryOf(row)?.focus()
}

/** Selects or deselects the row with the focus. */
export const toggleRow = (): void =>
  rowOf(document.activeElement)?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()

/** Tab goes from row to row: the other controls of a row are reached by the arrow keys. */
const tab = (event: KeyboardEvent, row: HTMLElement, target: HTMLElement) => {
  const identity = identityOf(row)
  if (!identity) return
  const step = event.shiftKey ? -1 : 1
  const next = follow(row, step)
  const within = step === -1 && target !== identity ? identity : undefined
  const inNext =
    next && (next.matches(rows) ? entryOf(next) : controlsOf(next).at(step === 1 ? 0 : -1))
  const to = within ?? inNext
  if (to) {
    event.preventDefault()
    to.focus()
  } else {
    // The browser goes on from the edge of the table.
    controlsOf(row)
      .at(step === 1 ? -1 : 0)
      ?.focus()
  }
}

/** The controls of a row, and its cut texts outside of them: the focus shows them whole. */
const stopsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>(`${controls}, ${truncated}`)].filter(
    (stop) => stop.matches(controls) || (isCut(stop) && !stop.closest(controls)),
  )

/** The arrow keys open and close a group; true if they have. */
const unfold = (event: KeyboardEvent, target: HTMLElement) => {
  const isOpened = event.key === 'ArrowRight'
  if (!target.matches(disclosure) || target.ariaExpanded !== String(!isOpened)) return false
  event.preventDefault()
  target.click()
  return true
}

const arrow = (event: KeyboardEvent, row: HTMLElement, target: HTMLElement) => {
  if (unfold(event, target)) return
  if (target.matches('input:not([type="checkbox"]), select, textarea')) return
  const all = stopsOf(row)
  const next = all[all.indexOf(target) + (event.key === 'ArrowRight' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  if (!next.matches(controls)) next.tabIndex = -1
  next.focus()
}

const onKeyDown = (event: KeyboardEvent) => {
  const row = rowOf(event.target)
  if (!row || !(event.target instanceof HTMLElement) || event.defaultPrevented) return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key === 'Tab') tab(event, row, event.target)
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') arrow(event, row, event.target)
}

/** A click beside the controls of a row opens what the row is about. */
const onClick = (event: MouseEvent) => {
  const row = rowOf(event.target)
  if (!row || event.defaultPrevented || !(event.target instanceof Element)) return
  if (event.target.closest(`${controls}, label`) || getSelection()?.toString()) return
  const { ctrlKey, metaKey, shiftKey } = event
  identityOf(row)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}

/** Opens the rows of a table on click, and moves the focus between and within them by keys. */
export const useRowFocus = (table: HTMLElement | null): void => {
  useEffect(() => {
    table?.addEventListener('keydown', onKeyDown)
    table?.addEventListener('click', onClick)
    return () => {
      table?.removeEventListener('keydown', onKeyDown)
      table?.removeEventListener('click', onClick)
    }
  }, [table])
}
