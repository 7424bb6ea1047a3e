import type { User, UserManagerSettings } from 'oidc-client-ts'

/**
 * One tab's access token for another tab of the same origin, provider and client. Refresh tokens never leave their
 * tab: a provider that rotates them would sign tabs out.
 */
export interface Loan {
  authority: string
  clientId: string
  accessToken: string
  tokenType: string
  scope: string | undefined
  /** In seconds since 1970. */
  expiresAt: number
  profile: User['profile']
}

type Message = { ask: true } | { loan: Loan }

const channelName = 'evaluation-console-sign-in'

/** Tokens with so many seconds left are not lent: they would expire before the tab has its own. */
export const leastRest = 15

/** A new tab waits for an answer of another for so many milliseconds. */
const answerTime = 50

/** The token that a user can lend: none without an expiry, or with one that is near. `now` in seconds since 1970. */
export const loanOf = (
  user: Pick<User, 'access_token' | 'token_type' | 'scope' | 'expires_at' | 'profile'> | null,
  { authority, client_id }: Pick<UserManagerSettings, 'authority' | 'client_id'>,
  now: number,
): Loan | undefined =>
  user?.expires_at === undefined || user.expires_at - now < leastRest
    ? undefined
    : {
        authority,
        clientId: client_id,
        accessToken: user.access_token,
        tokenType: user.token_type,
        scope: user.scope,
        expiresAt: user.expires_at,
        profile: user.profile,
      }

/** The fields of the user of a loan; undefined for one of another provider or client, or about to expire. */
export const borrowedFields = (
  loan: Loan | undefined,
  { authority, client_id }: Pick<UserManagerSettings, 'authority' | 'client_id'>,
  now: number,
): Partial<User> | undefined =>
  loan?.authority !== authority || loan.clientId !== client_id || loan.expiresAt - now < leastRest
    ? undefined
    : {
        access_token: loan.accessToken,
        token_type: loan.tokenType,
        expires_at: loan.expiresAt,
        profile: loan.profile,
        ...(loan.scope !== undefined && { scope: loan.scope }),
      }

// A browser without channels, or a page that may use none, has tabs that sign in by themselves.
const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    return undefined
  }
}

/** Asks the other tabs for their sign-in. Resolves to the first answer, to undefined after 50 ms without one. */
export const askTabs = (): Promise<Loan | undefined> => {
  const channel = openChannel()
  if (!channel) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const end = (loan?: Loan) => {
      clearTimeout(limit)
      channel.close()
      resolve(loan)
    }
    const limit = setTimeout(end, answerTime)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('loan' in data) end(data.loan)
    }
    channel.postMessage({ ask: true } satisfies Message)
  })
}

/**
 * Answers the tabs that ask, as long as the page lives.
 *
 * @param lend gives what this tab can lend now
 * @returns tells the other tabs of a new loan; those that live on a borrowed one take it over by `take`
 */
export const answerTabs = (
  lend: () => Loan | undefined,
  take: (loan: Loan) => void,
): ((loan: Loan) => void) => {
  const channel = openChannel()
  if (!channel) return () => undefined
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('loan' in data) return take(data.loan)
    const loan = lend()
    if (loan) channel.postMessage({ loan } satisfies Message)
  }
  return (loan) => channel.postMessage({ loan } satisfies Message)
}
