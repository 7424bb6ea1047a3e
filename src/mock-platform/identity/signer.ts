const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }

/** Where the key lies in the storage. */
const keyName = 'demo-identity-key'

/** Bytes as base64url, without padding. */
export const encodeBytes = (bytes: ArrayBuffer | Uint8Array) => {
  const binary = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const encodeJson = (value: object) => encodeBytes(new TextEncoder().encode(JSON.stringify(value)))

const readKey = (storage: Storage): JsonWebKey | undefined => {
  const text = storage.getItem(keyName)
  return text ? JSON.parse(text) : undefined
}

const makeKey = async (storage: Storage): Promise<JsonWebKey> => {
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const key = await crypto.subtle.exportKey('jwk', privateKey)
  storage.setItem(keyName, JSON.stringify(key))
  return key
}

/** Signs tokens by ES256, with a key that is made once for a storage. */
export const createSigner = (storage: Storage) => {
  const keyOf = async () => readKey(storage) ?? (await makeKey(storage))
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
