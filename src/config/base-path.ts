/**
 * Base path of the console on its host, without a slash at the end. In the browser what the build was given by
 * `--base`; elsewhere the variable `CONSOLE_BASE`.
 */
export const basePath: string = (
  import.meta.env?.BASE_URL ??
  process.env.CONSOLE_BASE ??
  '/evaluation'
).replace(/\/+$/, '')

/** OIDC redirect path after sign-in, under the base path. */
export const callbackPath = '/oidc/auth/cb'

/** OIDC redirect path after sign-out, under the base path. */
export const signedOutPath = '/signout'
