import {
  type SigninRedirectArgs,
  type SigninSilentArgs,
  type User,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts'

/** Milliseconds after which a page that was about to be left, and is still there, has been kept by the user. */
const timeToLeave = 1000

/** The browser has left for another page, or was kept from it: by a form, whose unsaved input it asked about. */
const leftOrKept = () =>
  new Promise<void>((done) => {
    const settle = () => setTimeout(done, timeToLeave)
    window.addEventListener('beforeunload', settle, { once: true })
  })

class ConsoleUserManager extends UserManager {
  #renewal: Promise<User | null> | undefined

  /** Also resolves when the user has chosen to stay. */
  override async signinRedirect(args?: SigninRedirectArgs): Promise<void> {
    await Promise.race([super.signinRedirect(args), leftOrKept()])
  }

  /** Simultaneous calls share one: a refresh token can be used once only. */
  override signinSilent(args?: SigninSilentArgs): Promise<User | null> {
    this.#renewal ??= super.signinSilent(args).finally(() => {
      this.#renewal = undefined
    })
    return this.#renewal
  }
}

/**
 * Makes the user manager, which renews tokens before they expire. Tokens live in the tab's session storage:
 * two tabs that shared a rotating refresh token would sign each other out.
 */
export const createUserManager = (settings: UserManagerSettings): UserManager =>
  new ConsoleUserManager({
    ...settings,
    automaticSilentRenew: true,
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    revokeTokenTypes: ['refresh_token', 'access_token'],
  })
