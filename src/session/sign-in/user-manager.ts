import {
  ErrorResponse,
  type SigninRedirectArgs,
  type SigninSilentArgs,
  type User,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts'
import { reportError } from '@/transport/report-error.ts'
import { renewalDelay } from './rules.ts'

/** If the page is still open 1 s after `beforeunload`, the user chose to stay. */
const unloadTime = 1000

/** Resolves when a redirect has not left the page: the user chose to stay because of unsaved input. */
const userStayed = () =>
  new Promise<void>((done) => {
    const settle = () => setTimeout(done, unloadTime)
    window.addEventListener('beforeunload', settle, { once: true })
  })

/** The longest time that a browser can wait for, in milliseconds: 24.8 days. */
const longestTimer = 2 ** 31 - 1

class ConsoleUserManager extends UserManager {
  #renewal: Promise<User | null> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(settings: UserManagerSettings) {
    super(settings)
    this.events.addUserLoaded((user) => this.#planRenewal(user, user.expires_in))
    this.events.addUserUnloaded(() => clearTimeout(this.#timer))
    void this.getUser().then((user) => this.#planRenewal(user))
  }

  /** The library's own plan renews 60 s before the expiry: at once and without end where tokens live 60 s. */
  #planRenewal(user: User | null, life?: number) {
    clearTimeout(this.#timer)
    const rest = user?.expires_in
    const seconds = rest === undefined ? undefined : renewalDelay(rest, life)
    if (seconds === undefined) return
    const renew = () => void this.#renewByPlan()
    this.#timer = setTimeout(renew, Math.min(seconds * 1000, longestTimer))
  }

  async #renewByPlan() {
    try {
      await this.signinSilent()
    } catch (error) {
      reportError(error)
      // What the provider refuses it refuses again; a connection may come back.
      if (!(error instanceof ErrorResponse)) this.#planRenewal(await this.getUser())
    }
  }

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
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 30,
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
    revokeTokenTypes: ['refresh_token', 'access_token'],
  })
