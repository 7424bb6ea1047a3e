import {
  ErrorResponse,
  type SigninPopupArgs,
  type SigninRedirectArgs,
  type SigninSilentArgs,
  type User,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts'
import { reportError } from '@/transport/report-error.ts'
import { claimTab } from './duplicate-tab.ts'
import { isRefusal, renewalDelay } from './rules.ts'

/** If the page is still open 1 s after `beforeunload`, the user chose to stay. */
const unloadTime = 1000

/** Resolves when a redirect has not left the page: the user chose to stay because of unsaved input. */
const userStayed = () =>
  new Promise<void>((done) => {
    const settle = () => setTimeout(done, unloadTime)
    window.addEventListener('beforeunload', settle, { once: true })
  })

/** The browser tells of a request that the page's policy blocks only after the request has failed; in milliseconds. */
const policyDelay = 50

/** A value of one use that ties the tokens to this request; some providers demand it. */
const withNonce = <Args>(args: Args | undefined) => ({ nonce: crypto.randomUUID(), ...args })

/** The status of an answer without a named error: the library keeps it in its message alone. */
const statusIn = (error: unknown) => {
  const status = error instanceof Error && /\((\d{3})\)/.exec(error.message)?.[1]
  return status ? Number(status) : undefined
}

/** Whether the provider has refused a renewal, and would again; a connection may come back. */
const isRefused = (error: unknown) =>
  isRefusal(statusIn(error), error instanceof ErrorResponse ? error.error : undefined)

/** A request to the provider is given up after so many seconds. */
const requestSeconds = 30

/** The longest time that a browser can wait for, in milliseconds: 24.8 days. */
const longestTimer = 2 ** 31 - 1

class ConsoleUserManager extends UserManager {
  #renewal: Promise<User | null> | undefined
  #isRevoked = false
  /** No answer came to a renewal: the provider may have exchanged the refresh token for one that never arrived. */
  #maybeSpent = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Resolves when the refresh token that this tab holds is its own. */
  readonly #apart: Promise<void>

  constructor(settings: UserManagerSettings, isCopy: Promise<boolean>) {
    super(settings)
    this.#apart = this.#leaveCopied(isCopy)
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

  /** The copy of a tab leaves the refresh token to that tab. */
  async #leaveCopied(isCopy: Promise<boolean>) {
    const copied = (await this.getUser())?.refresh_token
    if (copied !== undefined && (await isCopy)) await this.#leave(copied)
  }

  /** From here on, this tab renews by the session that the provider keeps. */
  async #leave(refreshToken: string) {
    const user = await this.getUser()
    if (user?.refresh_token !== refreshToken) return
    delete user.refresh_token
    await this.storeUser(user)
  }

  async #renewByPlan() {
    try {
      await this.signinSilent()
    } catch (error) {
      reportError(error)
      if (!isRefused(error)) this.#planRenewal(await this.getUser())
    }
  }

  /** Also resolves if the user chose to stay. */
  override async signinRedirect(args?: SigninRedirectArgs): Promise<void> {
    try {
      await Promise.race([super.signinRedirect(withNonce(args)), userStayed()])
    } catch (error) {
      await new Promise((done) => setTimeout(done, policyDelay))
      throw error
    }
  }

  override signinPopup(args?: SigninPopupArgs): Promise<User> {
    return super.signinPopup(withNonce(args))
  }

  /**
   * Concurrent calls share one request, as a refresh token can be used only once. Null once the tokens are revoked:
   * calls that were under way at a sign-out are refused, and have nothing to be renewed.
   */
  override async signinSilent(args?: SigninSilentArgs): Promise<User | null> {
    if (this.#isRevoked) return null
    this.#renewal ??= this.#apart
      .then(() => this.#renew(args))
      .finally(() => {
        this.#renewal = undefined
      })
    return this.#renewal
  }

  async #renew(args?: SigninSilentArgs): Promise<User | null> {
    const token = (await this.getUser())?.refresh_token
    try {
      const user = await super.signinSilent(withNonce(args))
      this.#maybeSpent = false
      return user
    } catch (error) {
      const isSpent = this.#maybeSpent && isRefused(error)
      this.#maybeSpent = !isRefused(error)
      if (!isSpent || token === undefined) throw error
      await this.#leave(token)
      return super.signinSilent(withNonce(args))
    }
  }

  /** The library takes an answer without content for a refusal if it has a type other than JSON. */
  async #revoke(url: string, token: string) {
    const body = new URLSearchParams({ token, client_id: this.settings.client_id })
    const signal = AbortSignal.timeout(requestSeconds * 1000)
    const { ok, status } = await fetch(url, { method: 'POST', body, signal })
    if (!ok) throw new Error(`The identity provider did not revoke a token (${status}).`)
  }

  /** Revokes each token, whatever becomes of the others. Throws the first failure; does nothing where no provider can. */
  override async revokeTokens(): Promise<void> {
    this.#isRevoked = true
    const user = await this.getUser()
    const url = await this.metadataService.getRevocationEndpoint()
    if (!user || !url) return
    const revoked = await Promise.allSettled(
      [user.refresh_token, user.access_token].map((token) => token && this.#revoke(url, token)),
    )
    const failed = revoked.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }
}

/**
 * Creates the user manager, which renews tokens before they expire. Tokens are in the tab's session storage:
 * two tabs sharing a rotating refresh token would sign each other out. A tab that turns out to be a copy of another
 * does without the refresh token that was copied.
 */
export const createUserManager = (
  settings: UserManagerSettings,
  isCopy: Promise<boolean> = claimTab(),
): UserManager =>
  new ConsoleUserManager(
    {
      ...settings,
      automaticSilentRenew: false,
      requestTimeoutInSeconds: requestSeconds,
      userStore: new WebStorageStateStore({ store: sessionStorage }),
      stateStore: new WebStorageStateStore({ store: sessionStorage }),
    },
    isCopy,
  )
