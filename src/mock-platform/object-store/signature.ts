import { hexOf, hmac, sha256 } from './digest.ts'

/** The `authorization` header of a request signed with AWS Signature Version 4. */
export interface Authorization {
  accessKeyId: string
  /** `20240305/ap-northeast-1/s3/aws4_request`. */
  scope: string
  /** Names of the signed headers in lowercase, sorted. */
  signedHeaders: readonly string[]
  /** 64 lowercase hexadecimal digits. */
  signature: string
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8}\/[^/,]+\/s3\/aws4_request), *SignedHeaders=([a-z0-9;-]+), *Signature=([0-9a-f]{64})$/

/** Parses the header `authorization`; undefined when it is missing or has another form. */
export const readAuthorization = (request: Request): Authorization | undefined => {
  const [, accessKeyId, scope, headers, signature] =
    form.exec(request.headers.get('authorization') ?? '') ?? []
  if (!accessKeyId || !scope || !headers || !signature) return undefined
  return { accessKeyId, scope, signedHeaders: headers.split(';'), signature }
}

/** Like `encodeURIComponent`, but also encodes `!'()*`. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const canonicalQuery = (url: URL) =>
  [...url.searchParams]
    .map((pair) => pair.map(encode).join('\0'))
    .sort()
    .map((pair) => pair.replace('\0', '='))
    .join('&')

/** Value of a signed header. Browsers add `host` and `content-length` only after a service worker sees the request. */
const headerOf = async (
  request: Request,
  name: string,
  url: URL,
  sizeOf: () => Promise<number>,
) => {
  if (name === 'host') return url.host
  if (name === 'content-length' && !request.headers.has(name)) return String(await sizeOf())
  return (request.headers.get(name) ?? '').trim().replace(/ +/g, ' ')
}

/** Headers without which a signature says too little: a request could be sent elsewhere, later or with another body. */
export const requiredHeaders = [
  'host',
  'x-amz-content-sha256',
  'x-amz-date',
  'x-amz-security-token',
] as const

/** Time of the signature by its header `x-amz-date`, in milliseconds; NaN when it has another form. */
export const signedAt = (request: Request): number =>
  Date.parse(
    (request.headers.get('x-amz-date') ?? '').replace(
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
      '$1-$2-$3T$4:$5:$6Z',
    ),
  )

/**
 * The expected signature of a request: Signature Version 4 for the service `s3`, which signs
 * the path as sent. `sizeOf` counts the bytes of the body.
 */
export const signatureOf = async (
  request: Request,
  { scope, signedHeaders }: Authorization,
  secretAccessKey: string,
  sizeOf: () => Promise<number>,
): Promise<string> => {
  const url = new URL(request.url)
  const headers: string[] = []
  for (const name of signedHeaders) {
    headers.push(`${name}:${await headerOf(request, name, url, sizeOf)}`)
  }
  const canonicalRequest = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...headers,
    '',
    signedHeaders.join(';'),
    request.headers.get('x-amz-content-sha256') ?? '',
  ].join('\n')
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers.get('x-amz-date') ?? '',
    scope,
    hexOf(await sha256(canonicalRequest)),
  ].join('\n')
  let key = new TextEncoder().encode(`AWS4${secretAccessKey}`)
  for (const part of scope.split('/')) key = await hmac(key, part)
  return hexOf(await hmac(key, toSign))
}
