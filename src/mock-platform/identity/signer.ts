import { object, string } from '@/transport/codec.ts'
import { keepsakeOf } from '../demo/keepsake.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }

/** A private key, in the parts of a `JsonWebKey` that the algorithm needs. */
interface Key {
  kty: string
  crv: string
  x: string
  y: string
  d: string
}

const keyPlan = object({ kty: string, crv: string, x: string, y: string, d: string })

/** Bytes as base64url, without padding. */
export const encodeBytes = (bytes: ArrayBuffer | Uint8Array) => {
  const binary = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const encodeJson = (value: object) => encodeBytes(new TextEncoder().encode(JSON.stringify(value)))

const makeKey = async (): Promise<Key> => {
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const {
    kty = '',
    crv = '',
    x = '',
    y = '',
    d = '',
  } = await crypto.subtle.exportKey('jwk', privateKey)
  return { kty, crv, x, y, d }
}

/** Signs tokens by ES256, with a key that is made once for a storage. */
export const createSigner = (storage: Storage) => {
  const keepsake = keepsakeOf<Key>(storage, 'demo-identity-key', keyPlan)
  let made: Promise<Key> | undefined
  const keyOf = async () => {
    const kept = keepsake.read()
    if (kept) return kept
    // Where nothing can be kept, the key is good for this page.
    made ??= makeKey()
    keepsake.write(await made)
    return made
  }
  return {
    /** A JSON Web Token with these claims. */
    sign: async (claims: object) => {
      const key = await crypto.subtle.importKey('jwk', await keyOf(), algorithm, false, ['sign'])
      const content = `${encodeJson({ alg: 'ES256', typ: 'JWT' })}.${encodeJson(claims)}`
      const bytes = new TextEncoder().encode(content)
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes)
      return `${content}.${encodeBytes(signature)}`
    },
    /** The public half of the key, for the provider's key set. */
    publicKey: async () => {
      const { kty, crv, x, y } = await keyOf()
      return { kty, crv, x, y, alg: 'ES256', use: 'sig' }
    },
  }
}
