/** What an identity provider does in its own way, and the values of `identityProvider` in `config.json` for it. */
interface Profile {
  /** Who gets a refresh token: who was asked for consent, as the standard says, everybody, or nobody. */
  refreshTokens: 'on consent' | 'always' | 'never'
  /** A refresh token is good for one use. */
  rotates: boolean
  /** Knows where to lead the user after a sign-out. */
  knowsSignOutRedirect: boolean
  config: { prompt?: 'consent'; signOut?: 'console' }
}

/** The kinds of identity providers that the demo's can stand for. */
export const identityProfiles = {
  standard: {
    refreshTokens: 'on consent',
    rotates: true,
    knowsSignOutRedirect: true,
    config: { prompt: 'consent' },
  },
  generous: {
    refreshTokens: 'always',
    rotates: false,
    knowsSignOutRedirect: false,
    config: { signOut: 'console' },
  },
  frame: {
    refreshTokens: 'never',
    rotates: false,
    knowsSignOutRedirect: true,
    config: {},
  },
} as const satisfies { readonly [name: string]: Profile }

/** One of `identityProfiles`. */
export type IdentityProfile = keyof typeof identityProfiles
