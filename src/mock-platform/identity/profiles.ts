/** Traits of an identity provider, and the values of `identityProvider` in `config.json` for them. */
interface Profile {
  /** Who gets a refresh token: who was asked for consent, as the standard says, everybody, or nobody. */
  refreshTokens: 'on consent' | 'always' | 'never'
  /** A refresh token is good for one use. */
  rotates: boolean
  /** Knows where to lead the user after a sign-out. */
  knowsSignOutRedirect: boolean
  /** Refuses a sign-in without a nonce, has its endpoints on another host than its own, and revokes nothing. */
  isStrict?: true
  /** Knows no public clients: whoever asks for tokens sends a secret. */
  demandsSecret?: true
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
  strict: {
    refreshTokens: 'always',
    rotates: true,
    knowsSignOutRedirect: true,
    isStrict: true,
    config: {},
  },
  secret: {
    refreshTokens: 'always',
    rotates: true,
    knowsSignOutRedirect: true,
    demandsSecret: true,
    config: {},
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

/** Traits of a kind of provider. */
export const profileOf = (name: IdentityProfile): Profile => identityProfiles[name]

/** The origin of the endpoints of a provider: that of the console, or for a strict one another that leads to it, too. */
export const endpointsOrigin = (name: IdentityProfile, origin: string): string =>
  profileOf(name).isStrict ? origin.replace('//localhost', '//identity.localhost') : origin
