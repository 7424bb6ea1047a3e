/** Base path of the console on its host. */
export const basePath = '/evaluation'

/** OIDC redirect path after sign-in, under the base path. */
export const callbackPath = '/oidc/auth/cb'

/** OIDC redirect path after sign-out, under the base path. */
export const signedOutPath = '/signout'
