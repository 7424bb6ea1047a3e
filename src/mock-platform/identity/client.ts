// By relative paths alone: the build reads this file too, and knows no aliases.
import { basePath, callbackPath, signedOutPath } from '../../config/base-path.ts'
import { safeHref } from '../../lib/urls.ts'

/** Client id of the console at the demo's identity provider. */
export const clientId = 'evaluation-console'

/** What the console asks for. */
export const scopes = 'openid profile email offline_access'

/** Where the provider leads back to after sign-in and after sign-out, on the console's origin. */
export const consolePaths = {
  callback: basePath + callbackPath,
  signedOut: basePath + signedOutPath,
} as const

const localHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether an address may be led back to: a web address with that path of the console, on this machine under
 * any port, or on the platform's own origin.
 */
export const isConsoleAddress = (address: string, path: string, ownOrigin: string) => {
  const url = URL.parse(safeHref(address) ?? '')
  if (url?.pathname !== path) return false
  return localHosts.includes(url.hostname) || url.origin === ownOrigin
}
