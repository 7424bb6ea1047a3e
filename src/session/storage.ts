/** What the console keeps in the browser's local storage, by key. */
type LocalKey = 'openDrawer' | 'projectId' | 'theme' | 'shortcuts' | 'defaultRepositories'

/** What lasts as long as the tab, by key. */
type TabKey = 'savedPath' | 'signInAttempts' | 'signInRestarts' | 'staleCodeReload'

// A browser may refuse storage altogether; the console then works without memory.
const attempt = <Result>(action: () => Result, otherwise: Result): Result => {
  try {
    return action()
  } catch {
    return otherwise
  }
}

const memory = <Key extends string>(storage: () => Storage) => ({
  read: (key: Key): string | undefined =>
    attempt(() => storage().getItem(key) ?? undefined, undefined),
  write: (key: Key, value: string): void => attempt(() => storage().setItem(key, value), undefined),
  remove: (key: Key): void => attempt(() => storage().removeItem(key), undefined),
})

/** The user's choices, kept on this computer. */
export const localMemory = memory<LocalKey>(() => localStorage)

/** What has to survive a redirect, kept in this tab. */
export const tabMemory = memory<TabKey>(() => sessionStorage)
