/** Keys in local storage. */
type LocalKey = 'openDrawer' | 'projectId' | 'theme' | 'shortcuts' | 'dates' | 'defaultRepositories'

/** Keys in session storage. */
type TabKey = 'savedPath' | 'signInAttempts' | 'signInRestarts' | 'staleCodeReload'

// A browser may block storage; the console then works without it.
const attempt = <Result>(action: () => Result, fallback: Result): Result => {
  try {
    return action()
  } catch {
    return fallback
  }
}

const memory = <Key extends string>(storage: () => Storage) => ({
  read: (key: Key): string | undefined =>
    attempt(() => storage().getItem(key) ?? undefined, undefined),
  write: (key: Key, value: string): void => attempt(() => storage().setItem(key, value), undefined),
  remove: (key: Key): void => attempt(() => storage().removeItem(key), undefined),
})

/** Local storage, for the user's preferences. Does nothing if the browser blocks it. */
export const localMemory = memory<LocalKey>(() => localStorage)

/** Session storage, for state that has to survive a redirect. Does nothing if the browser blocks it. */
export const tabMemory = memory<TabKey>(() => sessionStorage)
