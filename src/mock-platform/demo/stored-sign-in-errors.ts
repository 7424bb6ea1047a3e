import { integer, list, object, string } from '@/transport/codec.ts'
import type { SignInErrors } from './sign-in-errors.ts'
import { storedValue } from './stored-value.ts'

type Planned = ReturnType<SignInErrors['list']>

const plannedPlan = list(object({ error: string, description: string, times: integer }))

/** Planned sign-in errors that survive page loads: signing in leaves the page and comes back. */
export interface StoredSignInErrors extends SignInErrors {
  /** Writes the planned errors to the storage. */
  save(): void
}

/** Restores the errors that an earlier page has planned. */
export const storeSignInErrors = (
  current: () => SignInErrors,
  storage: Storage,
): StoredSignInErrors => {
  const stored = storedValue<Planned>(storage, 'demo-sign-in-errors', plannedPlan)
  for (const { times, ...error } of stored.read() ?? []) current().add(error, times)
  const save = () => stored.write(current().list())
  return {
    save,
    list: () => current().list(),
    add: (error, times) => {
      current().add(error, times)
      save()
    },
    take: () => {
      const error = current().take()
      save()
      return error
    },
  }
}
