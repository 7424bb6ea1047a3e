import type { User, UserManager, UserManagerEvents, UserManagerSettings } from 'oidc-client-ts'

/** Whether this tab waits for the response with a `state`: it began that sign-in, and has not finished it. */
export const isAwaited = (state: string): boolean =>
  sessionStorage.getItem(`oidc.${state}`) !== null

/** Whether somebody has signed in in this tab before, at whatever provider. */
export const hasStoredUser = (): boolean =>
  Object.keys(sessionStorage).some((key) => key.startsWith('oidc.user:'))

/** A user from its fields. Not validated: the user manager validates the provider's responses before it stores them. */
const userFrom = (fields: Partial<User>, text = JSON.stringify(fields)): User => ({
  ...(fields as User),
  get expires_in() {
    return this.expires_at === undefined
      ? undefined
      : this.expires_at - Math.floor(Date.now() / 1000)
  },
  get expired() {
    return this.expires_in === undefined ? undefined : this.expires_in <= 0
  },
  get scopes() {
    return this.scope?.split(' ') ?? []
  },
  toStorageString: () => text,
})

/** Reads the user that `oidc-client-ts` stored in this tab, without loading the library. */
const readStoredUser = ({ authority, client_id }: UserManagerSettings): User | null => {
  const text = sessionStorage.getItem(`oidc.user:${authority}:${client_id}`)
  if (text === null) return null
  let stored: Partial<User> | null
  try {
    stored = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof stored?.access_token !== 'string') return null
  return userFrom(stored, text)
}

const createEvent = <Value>() => {
  const listeners = new Set<(value: Value) => unknown>()
  return {
    add: (listener: (value: Value) => unknown) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    remove: (listener: (value: Value) => unknown) => void listeners.delete(listener),
    raise: (value: Value) => {
      for (const listener of [...listeners]) listener(value)
    },
  }
}

type EventName = 'UserLoaded' | 'UserUnloaded' | 'UserSignedOut' | 'SilentRenewError'

type Method =
  | 'getUser'
  | 'signinRedirect'
  | 'signinSilent'
  | 'signinPopup'
  | 'signinPopupCallback'
  | 'signinCallback'
  | 'signoutRedirect'
  | 'signoutCallback'
  | 'revokeTokens'
  | 'removeUser'

/** The part of a user manager that the console and `AuthProvider` use. */
export interface LazyUserManager extends Pick<UserManager, Method> {
  readonly settings: UserManagerSettings
  readonly events: Pick<UserManagerEvents, `${'add' | 'remove'}${EventName}`>
  /** The user of this tab, even if the tokens have expired. */
  readonly user: User | null
  /** Makes somebody the user of this tab who signed in in another one; nothing of it is stored. */
  borrow: (fields: Partial<User>) => void
  /** Loads the code before its first use. */
  load: () => Promise<UserManager>
}

/**
 * Proxy of the user manager that loads its code on demand: provides the stored user and takes listeners at
 * once, and delegates everything else. `create` loads the code on the first use; after a failure the next
 * call tries again.
 */
export const createLazyUserManager = (
  settings: UserManagerSettings,
  create: (settings: UserManagerSettings) => Promise<UserManager>,
): LazyUserManager => {
  const userLoaded = createEvent<User>()
  const userUnloaded = createEvent<void>()
  const userSignedOut = createEvent<void>()
  const silentRenewError = createEvent<Error>()
  let user = readStoredUser(settings)

  const connect = (manager: UserManager) => {
    manager.events.addUserLoaded((loaded) => {
      user = loaded
      userLoaded.raise(loaded)
    })
    manager.events.addUserUnloaded(() => {
      user = null
      userUnloaded.raise()
    })
    manager.events.addUserSignedOut(userSignedOut.raise)
    manager.events.addSilentRenewError(silentRenewError.raise)
    return manager
  }
  let loading: Promise<UserManager> | undefined
  const load = () => {
    loading ??= create(settings)
      .then(connect)
      .catch((error: unknown) => {
        loading = undefined
        throw error
      })
    return loading
  }

  return {
    settings,
    events: {
      addUserLoaded: userLoaded.add,
      removeUserLoaded: userLoaded.remove,
      addUserUnloaded: userUnloaded.add,
      removeUserUnloaded: userUnloaded.remove,
      addUserSignedOut: userSignedOut.add,
      removeUserSignedOut: userSignedOut.remove,
      addSilentRenewError: silentRenewError.add,
      removeSilentRenewError: silentRenewError.remove,
    },
    get user() {
      return user
    },
    borrow: (fields) => {
      user = userFrom(fields)
      userLoaded.raise(user)
    },
    load,
    getUser: () => Promise.resolve(user),
    signinRedirect: async (args) => (await load()).signinRedirect(args),
    signinSilent: async (args) => (await load()).signinSilent(args),
    signinPopup: async (args) => (await load()).signinPopup(args),
    signinPopupCallback: async (url, keepOpen) => (await load()).signinPopupCallback(url, keepOpen),
    signinCallback: async (url) => (await load()).signinCallback(url),
    signoutRedirect: async (args) => (await load()).signoutRedirect(args),
    signoutCallback: async (url) => (await load()).signoutCallback(url),
    revokeTokens: async () => (await load()).revokeTokens(),
    removeUser: async () => (await load()).removeUser(),
  }
}
