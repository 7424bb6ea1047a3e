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
