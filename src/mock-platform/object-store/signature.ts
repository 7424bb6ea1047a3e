import { hexOf, hmac, sha256 } from './digest.ts'

/** What a request signed by Signature Version 4 says in its header `authorization`. */
export interface Authorization {
  accessKeyId: string
  /** `20240305/ap-northeast-1/s3/aws4_request`. */
  scope: string
  /** Names in lowercase, sorted. */
  signedHeaders: readonly string[]
  /** 64 lowercase hexadecimal digits. */
  signature: string
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8}\/[^/,]+\/s3\/aws4_request), *SignedHeaders=([a-z0-9;-]+), *Signature=([0-9a-f]{64})$/

/** Reads the header `authorization`; undefined when there is none of this form. */
export const readAuthorization = (request: Request): Authorization | undefined => {
  const [, accessKeyId, scope, headers, signature] =
    form.exec(request.headers.get('authorization') ?? '') ?? []
  if (!accessKeyId || !scope || !headers || !signature) return undefined
  return { accessKeyId, scope, signedHeaders: headers.split(';'), signature }
}

/** As `encodeURIComponent`, with the marks that it leaves alone. */
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

/** A header as it was signed. Browsers add `host` and `content-length` after a page's worker has seen a request. */
const headerOf = (request: Request, name: string, url: URL, size: number) => {
  if (name === 'host') return url.host
  if (name === 'content-length') return String(size)
  return (request.headers.get(name) ?? '').trim().replace(/ +/g, ' ')
}

/**
 * The signature that a request of `size` bytes bears when it was signed with this secret: Signature Version
 * 4 of the service `s3`, whose path is signed as it was sent.
 */
export const signatureOf = async (
  request: Request,
  { scope, signedHeaders }: Authorization,
  secretAccessKey: string,
  size: number,
): Promise<string> => {
  const url = new URL(request.url)
  const canonicalRequest = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...signedHeaders.map((name) => `${name}:${headerOf(request, name, url, size)}`),
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
