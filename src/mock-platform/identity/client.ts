// Relative imports only: the Vite config loads this file too and has no aliases.
import { basePath, callbackPath, signedOutPath } from '../../config/base-path.ts'
import { safeHref } from '../../lib/urls.ts'

/** Client id of the console at the demo's identity provider. */
export const clientId = 'evaluation-console'

/** Scopes that the console requests. */
export const scopes = 'openid profile email offline_access'

/** Redirect paths on the console's origin after sign-in and after sign-out. */
export const consolePaths = {
  callback: basePath + callbackPath,
  signedOut: basePath + signedOutPath,
} as const

const localHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether the provider may redirect to an address: HTTP(S) with the given path of the console, on this machine
 * under any port or on the platform's own origin.
 */
export const isConsoleAddress = (address: string, path: string, ownOrigin: string) => {
  const url = URL.parse(safeHref(address) ?? '')
  if (url?.pathname !== path) return false
  return localHosts.includes(url.hostname) || url.origin === ownOrigin
}
