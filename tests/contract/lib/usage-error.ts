/** The command was called in a way that makes no sense; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The platform cannot be reached, or does not accept the credentials: nothing can be said of its contracts. */
export class SessionError extends UsageError {
  override name = 'SessionError'
}
