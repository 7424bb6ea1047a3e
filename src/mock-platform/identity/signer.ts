import { object, string } from '@/transport/codec.ts'
import { storedValue } from '../demo/stored-value.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }

/** A private key: the fields of a `JsonWebKey` that ES256 needs. */
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

const generateKey = async (): Promise<Key> => {
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

/** Signs tokens with ES256. The key is generated once and kept in the storage. */
export const createSigner = (storage: Storage) => {
  const stored = storedValue<Key>(storage, 'demo-identity-key', keyPlan)
  let generated: Promise<Key> | undefined
  const keyOf = async () => {
    const saved = stored.read()
    if (saved) return saved
    // Without a working storage the key lasts as long as the page.
    generated ??= generateKey()
    stored.write(await generated)
    return generated
  }
  return {
    /** Returns a signed JSON Web Token with these claims. */
    sign: async (claims: object) => {
      const key = await crypto.subtle.importKey('jwk', await keyOf(), algorithm, false, ['sign'])
      const content = `${encodeJson({ alg: 'ES256', typ: 'JWT' })}.${encodeJson(claims)}`
      const bytes = new TextEncoder().encode(content)
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, bytes)
      return `${content}.${encodeBytes(signature)}`
    },
    /** The public key, for the provider's JWKS. */
    publicKey: async () => {
      const { kty, crv, x, y } = await keyOf()
      return { kty, crv, x, y, alg: 'ES256', use: 'sig' }
    },
  }
}
