import { enumeration, map, number, object, string } from '@/transport/codec.ts'
import { storedValue } from '../demo/stored-value.ts'

const kinds = ['code', 'access', 'refresh'] as const
type Kind = (typeof kinds)[number]

/** The grant of a code or token. */
interface Grant {
  /** Subject id of the user. */
  subject: string
  redirectUri?: string
  /** PKCE challenge; the code's exchange needs the matching verifier. */
  challenge?: string
  nonce?: string | undefined
}

interface Entry extends Grant {
  kind: Kind
  /** Milliseconds since 1970. */
  expiresAt: number
}

interface Content {
  /** Subject id of the signed-in user. */
  session?: string
  entries: { [value: string]: Entry }
}

/** Codes, tokens and the session of the identity provider in the page. */
export interface TokenStore {
  /** Stores a grant and returns a new code or token for it. */
  put(kind: Kind, grant: Grant, seconds: number): string
  get(kind: Kind, value: string): Grant | undefined
  /** Like `get`, and removes the value. */
  take(kind: Kind, value: string): Grant | undefined
  remove(value: string): void
  session(): string | undefined
  openSession(subject: string): void
  closeSession(): void
}

const contentPlan = object({
  'session?': string,
  entries: map(
    object({
      kind: enumeration(...kinds),
      expiresAt: number,
      subject: string,
      'redirectUri?': string,
      'challenge?': string,
      'nonce?': string,
    }),
  ),
})

/** Opens the token store in a storage. */
export const createTokenStore = (storage: Storage): TokenStore => {
  const stored = storedValue<Content>(storage, 'demo-identity', contentPlan)
  const read = (): Content => stored.read() ?? { entries: {} }
  const change = (edit: (content: Content) => void) => {
    const content = read()
    edit(content)
    for (const [value, { expiresAt }] of Object.entries(content.entries)) {
      if (expiresAt <= Date.now()) delete content.entries[value]
    }
    stored.write(content)
  }
  const get = (kind: Kind, value: string) => {
    const entry = read().entries[value]
    return entry?.kind === kind && entry.expiresAt > Date.now() ? entry : undefined
  }
  const remove = (value: string) =>
    change(({ entries }) => {
      delete entries[value]
    })
  return {
    get,
    remove,
    put: (kind, grant, seconds) => {
      const value = crypto.randomUUID()
      change(({ entries }) => {
        entries[value] = { ...grant, kind, expiresAt: Date.now() + seconds * 1000 }
      })
      return value
    },
    take: (kind, value) => {
      const grant = get(kind, value)
      if (grant) remove(value)
      return grant
    },
    session: () => read().session,
    openSession: (subject) =>
      change((content) => {
        content.session = subject
      }),
    closeSession: () =>
      change((content) => {
        delete content.session
      }),
  }
}
