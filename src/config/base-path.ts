/** Path under which the console lives on its host. */
export const basePath = '/evaluation'

/** Path, under the base path, to which the identity provider sends the user after sign-in. */
export const callbackPath = '/oidc/auth/cb'

/** Path, under the base path, to which the identity provider sends the user after sign-out. */
export const signedOutPath = '/signout'
