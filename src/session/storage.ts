/** Keys in local storage. */
type LocalKey =
  | 'openDrawer'
  | 'projectId'
  | 'theme'
  | 'shortcuts'
  | 'dates'
  | 'defaultRepositories'
  | 'lists'
  | 'recent'
  | 'reportTables'
  | 'canceledRuns'
  | `task ${string}`
  | `items ${number} ${string}`
  | `sent ${string}`
  | 'subject'
  | 'visits'
  | 'startPage'
  | 'bestMetrics'

/** Keys in session storage. */
type TabKey =
  | 'tab'
  | 'watchedJobs'
  | 'savedPath'
  | 'signInAttempts'
  | 'signInRestarts'
  | 'staleCodeReload'
  | 'drafts'
  | 'unrevoked'
  | 'review'
  | 'awaitedShares'

// A browser may block storage; the console then works without it.
const attempt = <Result>(action: () => Result, fallback: Result): Result => {
  try {
    return action()
  } catch {
    return fallback
  }
}

/** Advice for failures of the browser's storage, by the name of the exception. */
const storageProblems = new Map([
  [
    'SecurityError',
    'The browser does not let the console store anything. Allow cookies and site data for this site, then try again.',
  ],
  [
    'QuotaExceededError',
    "The browser's storage for this tab is full. Open the console in a new tab, and close this one.",
  ],
])

/** Says what to do about a failure of the browser's storage; undefined for any other failure. */
export const storageProblemOf = (error: unknown): string | undefined =>
  error instanceof DOMException ? storageProblems.get(error.name) : undefined

/** An error that says what to do about a failure of the browser's storage; any other error as it is. */
export const withStorageProblem = (error: unknown): unknown => {
  const problem = storageProblemOf(error)
  return problem === undefined ? error : new Error(problem, { cause: error })
}

const memory = <Key extends string>(storage: () => Storage) => ({
  read: (key: Key): string | undefined =>
    attempt(() => storage().getItem(key) ?? undefined, undefined),
  /** False if the value was not stored. */
  write: (key: Key, value: string): boolean =>
    attempt(() => {
      storage().setItem(key, value)
      return true
    }, false),
  remove: (key: Key): void => attempt(() => storage().removeItem(key), undefined),
  keys: (): readonly string[] => attempt(() => Object.keys(storage()), []),
})

/** Local storage, for what all tabs and later visits know, such as preferences. Does nothing if the browser blocks it. */
export const localMemory = memory<LocalKey>(() => localStorage)

/** Session storage, for state that has to survive a redirect or a reload. Does nothing if the browser blocks it. */
export const tabMemory = memory<TabKey>(() => sessionStorage)
