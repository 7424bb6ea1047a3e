/** An error with which the identity provider ends a sign-in. */
export interface SignInError {
  /** Name of the error, e.g. `request_forbidden`. */
  error: string
  description: string
}

/** Errors that the next sign-ins end with. */
export interface SignInErrors {
  list(): (SignInError & { times: number })[]
  /** The next `times` sign-ins end with this error. */
  add(error: SignInError, times: number): void
  /** The error of this sign-in, and one less to come. */
  take(): SignInError | undefined
}

/** Starts without errors. */
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
