/** Id of the case whose page was left last. */
let left: string | undefined

/** Remembers the case whose page is left, so that its list can lead back to it. */
export const leaveCase = (caseReportId: string): void => {
  left = caseReportId
}

/** Forgets the case: its list is left, too. */
export const forgetLeftCase = (): void => {
  left = undefined
}

/** Shows and focuses the link in a row, once, if the row is the one of the case that was left last. */
export const leadBack = (row: HTMLElement | null, caseReportId: string): void => {
  const link = row?.querySelector('a')
  if (!link || left !== caseReportId) return
  left = undefined
  // Else the focus goes to the heading of the page that has just come.
  link.dataset.keepsFocus = ''
  link.focus({ preventScroll: true })
  link.scrollIntoView({ block: 'center' })
}
