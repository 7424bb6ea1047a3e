import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

interface Entry {
  payload: AdapterPayload
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Above this number of entries, expired ones are removed. */
const sweepAt = 2000

/** The storage of one provider. */
interface Storage {
  adapter: AdapterFactory
  /** Ends the sessions of all browsers; their tokens stay good. */
  endSessions: () => void
}

/** In-memory storage of one identity provider: sessions, grants, codes and tokens, by kind and id. */
export const createStorage = (): Storage => {
  const entries = new Map<string, Entry>()
  const live = (key: string) => {
    const entry = entries.get(key)
    if (entry && entry.expiresAt > Date.now()) return entry.payload
    entries.delete(key)
    return undefined
  }
  const sweep = () => {
    if (entries.size > sweepAt) for (const key of entries.keys()) live(key)
  }
  const endSessions = () => {
    for (const key of entries.keys()) if (key.startsWith('Session:')) entries.delete(key)
  }
  const adapter: AdapterFactory = (kind): Adapter => {
    const keyOf = (id: string) => `${kind}:${id}`
    const findBy = async (name: 'uid' | 'userCode', value: string) => {
      for (const [key, { payload }] of entries) {
        if (key.startsWith(`${kind}:`) && payload[name] === value) return live(key)
      }
      return undefined
    }
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY
        entries.set(keyOf(id), { payload, expiresAt })
        sweep()
      },
      find: async (id) => live(keyOf(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const payload = live(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => {
        entries.delete(keyOf(id))
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) {
          if (payload.grantId === grantId) entries.delete(key)
        }
      },
    }
  }
  return { adapter, endSessions }
}
