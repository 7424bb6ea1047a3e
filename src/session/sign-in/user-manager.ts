import {
  type SigninRedirectArgs,
  type SigninSilentArgs,
  type User,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts'

/** If the page is still open 1 s after `beforeunload`, the user chose to stay. */
const unloadTime = 1000

/** Resolves when a redirect has not left the page: the user chose to stay because of unsaved input. */
const userStayed = () =>
  new Promise<void>((done) => {
    const settle = () => setTimeout(done, unloadTime)
    window.addEventListener('beforeunload', settle, { once: true })
  })

class ConsoleUserManager extends UserManager {
  #renewal: Promise<User | null> | undefined

  /** Also resolves if the user chose to stay. */
  override async signinRedirect(args?: SigninRedirectArgs): Promise<void> {
    await Promise.race([super.signinRedirect(args), userStayed()])
  }

  /** Concurrent calls share one request, as a refresh token can be used only once. */
  override signinSilent(args?: SigninSilentArgs): Promise<User | null> {
    this.#renewal ??= super.signinSilent(args).finally(() => {
      this.#renewal = undefined
    })
    return this.#renewal
  }
}

/**
 * Creates the user manager, which renews tokens before they expire. Tokens are in the tab's session storage:
 * two tabs sharing a rotating refresh token would sign each other out.
 */
export const createUserManager = (settings: UserManagerSettings): UserManager =>
  new ConsoleUserManager({
    ...settings,
    automaticSilentRenew: true,
    requestTimeoutInSeconds: 30,
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    revokeTokenTypes: ['refresh_token', 'access_token'],
  })
