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

type Settings = Pick<UserManagerSettings, 'authority' | 'client_id'>

const channelName = 'evaluation-console-sign-in'

/** Tokens with so many seconds left are not lent: they would expire before the tab has its own. */
export const leastRest = 15

/** A new tab waits for an answer of another for so many milliseconds. */
const answerTime = 50

/** The token that a user can lend: none without an expiry, or with one that is near. `now` in seconds since 1970. */
export const loanOf = (
  user: Pick<User, 'access_token' | 'token_type' | 'scope' | 'expires_at' | 'profile'> | null,
  { authority, client_id }: Settings,
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
  { authority, client_id }: Settings,
  now: number,
): Partial<User> | undefined =>
  // Not true either of an expiry that is no time.
  loan?.authority !== authority ||
  loan.clientId !== client_id ||
  !(loan.expiresAt - now >= leastRest)
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

/** What came by the channel: every page of the origin can send what it likes. */
interface Heard {
  ask?: unknown
  loan?: Partial<Omit<Loan, 'profile'>> & { profile?: { sub?: unknown } }
}

type Event = MessageEvent<Heard | null | undefined>

/** The loan that a message offers, if it has a user; undefined for any other message. */
const loanIn = ({ data }: Event) => (data?.loan?.profile?.sub ? (data.loan as Loan) : undefined)

/**
 * Asks the other tabs for their sign-in. Resolves to the first loan for a provider and client, which may become known
 * later than the answers; to undefined after 50 ms without one. Fails as `wanted` does.
 */
export const askTabs = async (wanted: Promise<Settings>): Promise<Loan | undefined> => {
  const channel = openChannel()
  if (!channel) return undefined
  const loans: Loan[] = []
  const isOver = new Promise((resolve) => setTimeout(resolve, answerTime))
  const isHeard = new Promise((resolve) => {
    channel.onmessage = (event: Event) => {
      const loan = loanIn(event)
      const take = (settings: Settings) =>
        borrowedFields(loan, settings, Date.now() / 1000) && resolve(loans.push(loan as Loan))
      wanted.then(take, () => undefined)
    }
  })
  channel.postMessage({ ask: true } satisfies Message)
  await wanted
  await Promise.race([isOver, isHeard])
  channel.close()
  return loans[0]
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
  channel.onmessage = (event: Event) => {
    const given = loanIn(event)
    if (given) return take(given)
    const loan = event.data?.ask === true && lend()
    if (loan) channel.postMessage({ loan } satisfies Message)
  }
  return (loan) => channel.postMessage({ loan } satisfies Message)
}
