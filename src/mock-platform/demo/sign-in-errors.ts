/** An error that the identity provider returns instead of a code. */
export interface SignInError {
  /** OAuth error code, e.g. `request_forbidden`. */
  error: string
  description: string
}

/** Errors planned for the next sign-ins. */
export interface SignInErrors {
  list(): (SignInError & { times: number })[]
  /** Makes the next `times` sign-ins fail with this error. */
  add(error: SignInError, times: number): void
  /** Error of the current sign-in, if one is planned; uses it up. */
  take(): SignInError | undefined
}

/** A queue of sign-in errors, empty at first. */
export const createSignInErrors = (): SignInErrors => {
  const planned: (SignInError & { times: number })[] = []
  return {
    list: () => structuredClone(planned),
    add: (error, times) => {
      planned.push({ ...error, times })
    },
    take: () => {
      const next = planned[0]
      if (!next) return undefined
      next.times -= 1
      if (next.times <= 0) planned.shift()
      return { error: next.error, description: next.description }
    },
  }
}
