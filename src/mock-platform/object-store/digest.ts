/** Bytes as lowercase hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Bytes in base64. */
export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** SHA-256 of bytes or of a text in UTF-8. */
export const sha256 = async (data: Uint8Array<ArrayBuffer> | string) => {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** HMAC-SHA-256 of a text in UTF-8. */
export const hmac = async (key: Uint8Array<ArrayBuffer>, text: string) => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)))
}
