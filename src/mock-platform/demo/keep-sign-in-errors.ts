import { integer, list, object, string } from '@/transport/codec.ts'
import { keepsakeOf } from './keepsake.ts'
import type { SignInErrors } from './sign-in-errors.ts'

type Planned = ReturnType<SignInErrors['list']>

const plannedPlan = list(object({ error: string, description: string, times: integer }))

/** Planned sign-in errors that outlive the page: signing in leaves it and comes back. */
export interface KeptSignInErrors extends SignInErrors {
  /** Puts what is planned into the storage. */
  save(): void
}

/** Takes over what an earlier page has planned. */
export const keepSignInErrors = (
  current: () => SignInErrors,
  storage: Storage,
): KeptSignInErrors => {
  const keepsake = keepsakeOf<Planned>(storage, 'demo-sign-in-errors', plannedPlan)
  for (const { times, ...error } of keepsake.read() ?? []) current().add(error, times)
  const save = () => keepsake.write(current().list())
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
