/** The command was called in a way that makes no sense; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError'
}
