import { basePath, callbackPath, signedOutPath } from '@/config/base-path.ts'
import { withinOrigin } from '@/lib/urls.ts'

/** Maximum number of automatic redirects to the identity provider without a successful sign-in. */
export const attemptLimit = 3

const startPages: readonly string[] = [
  basePath,
  `${basePath}/`,
  basePath + callbackPath,
  basePath + signedOutPath,
]

/**
 * Path to open after sign-in; undefined for the start page. The saved path is used only if it is within the
 * console and not a start, callback or sign-out page.
 */
export const pathAfterSignIn = (saved: string | undefined): string | undefined => {
  const path = withinOrigin(saved, basePath)
  if (path === undefined) return undefined
  const { pathname } = new URL(path, 'https://console.invalid')
  const page = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return startPages.includes(page) ? undefined : path
}

/** Tokens are renewed this many seconds before they expire, shorter-lived ones after four fifths of their life. */
const renewalLead = 60

/** Seconds between two renewals at least, however short the tokens live. */
const renewalPause = 5

/**
 * Seconds until tokens are renewed that expire in `rest` seconds and live for `life`, which is not known of
 * those from before a reload. Undefined if they expire before: then the next refused call renews them.
 */
export const renewalDelay = (rest: number, life = Number.POSITIVE_INFINITY): number | undefined => {
  const delay = Math.max(rest - Math.min(renewalLead, life / 5), renewalPause)
  return delay < rest ? delay : undefined
}

/** How to handle a failed sign-in: continue, restart, or show the error. */
export type SignInFailureStep = 'ignore' | 'restart' | 'throw'

interface ProviderError {
  /** Parameter `error` of the response: `request_forbidden`. */
  error: string | null
  /** Parameter `error_description` of the response. */
  description: string | null
}

/** How to handle an error from the identity provider. `restarts`: number of restarts so far. */
export const stepAfterFailure = (
  { error, description }: ProviderError,
  restarts: number,
): SignInFailureStep => {
  if (error !== 'request_forbidden') return 'throw'
  const text = description ?? ''
  if (!/csrf/i.test(text)) return 'throw'
  if (/csrf.*not match.*data store/is.test(text)) return 'ignore'
  return restarts === 0 ? 'restart' : 'throw'
}

/**
 * Whether a provider that answers a request for tokens in this way has refused it, and would again. One that is out
 * of service or asks for patience has not. `error`: what the answer calls it, if it says so.
 */
export const isRefusal = (status: number | undefined, error?: string | null): boolean => {
  if (error) return error !== 'temporarily_unavailable' && error !== 'server_error'
  return status !== undefined && status >= 400 && status < 500 && ![408, 425, 429].includes(status)
}

/** State when the identity provider could not be asked. */
interface UnaskedProvider {
  authority: string
  /** Message of the browser or the library: `Failed to fetch`. */
  message: string
  /** Whether the page was opened by https, or on this machine. */
  isSecure: boolean
  /** The origin that the page's own policy kept the browser from calling for it. */
  blocked: string | undefined
}

/** Why the identity provider could not be asked, with its address. */
export const providerProblem = (given: UnaskedProvider): string => {
  const { authority, message, isSecure, blocked } = given
  if (!isSecure) return 'Signing in needs a secure page. Open the console by https.'
  if (blocked !== undefined) {
    return `The console's own policy (Content-Security-Policy) blocks the identity provider at ${blocked}.`
  }
  return `The identity provider cannot be reached at ${authority}: ${message.replace(/\.$/, '')}.`
}
