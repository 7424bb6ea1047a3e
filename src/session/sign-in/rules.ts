import { basePath, callbackPath, signedOutPath } from '@/config/base-path.ts'
import { withinOrigin } from '@/lib/urls.ts'

/** Automatic redirects to the identity provider without a success in between, before the user is asked. */
export const attemptLimit = 3

const startPages: readonly string[] = [
  basePath,
  `${basePath}/`,
  basePath + callbackPath,
  basePath + signedOutPath,
]

/**
 * Where the user goes after sign-in: the path they came for, or undefined for the start page. The path
 * counts only when it stays within the console and is not one that would lead back here.
 */
export const pathAfterSignIn = (saved: string | undefined): string | undefined => {
  const path = withinOrigin(saved, basePath)
  if (path === undefined) return undefined
  const { pathname } = new URL(path, 'https://console.invalid')
  const page = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return startPages.includes(page) ? undefined : path
}

/** What a failed sign-in leads to: carry on, start again, or tell the user. */
export type SignInFailureStep = 'ignore' | 'restart' | 'throw'

interface ProviderError {
  /** Name of the error in the provider's answer: `request_forbidden`. */
  error: string | null
  /** What the provider says about it. */
  description: string | null
}

/**
 * The step after an error from the identity provider. `restarts` counts the sign-ins that were started
 * again for such an error already.
 */
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
