let isAwaited = false

/** Errors of calls that only asked whether an awaited maintenance is over. */
const askedAgain = new WeakSet<Error>()

/** A change of many things waits for the end of a maintenance, of which this error told. */
export const awaitMaintenance = (error: Error): void => {
  if (isAwaited) askedAgain.add(error)
  isAwaited = true
}

/** Nothing waits for the end of a maintenance. */
export const endMaintenance = (): void => {
  isAwaited = false
}

/**
 * Leads to the maintenance page, unless the call was made by who waits for the end: that goes on behind the page, and
 * would take the user away from it every minute.
 */
export const unlessAwaited = (error: Error | undefined, lead: () => void): void => {
  const isOfWaiting = () => error !== undefined && askedAgain.has(error)
  if (!isAwaited) lead()
  // The error has yet to reach who waits.
  else setTimeout(() => isOfWaiting() || lead())
}
