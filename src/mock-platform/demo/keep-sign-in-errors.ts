import type { SignInErrors } from './sign-in-errors.ts'

/** Where planned errors lie in the storage. */
const storageName = 'demo-sign-in-errors'

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
  const planned: ReturnType<SignInErrors['list']> = JSON.parse(storage.getItem(storageName) ?? '[]')
  for (const { times, ...error } of planned) current().add(error, times)
  const save = () => storage.setItem(storageName, JSON.stringify(current().list()))
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
