import type { Fault } from '@/demo-protocol/demo-answers.ts'
import type { PlatformState } from '../core/platform-state.ts'
import { holdBack, wait } from '../core/wait.ts'
import { base64Of, hexOf, sha256 } from './digest.ts'
import { fail, StoreFailure } from './failure.ts'
import { placeOf } from './grants.ts'
import type { Grant, MultipartUpload, ObjectStore, StoredObject } from './object-state.ts'
import { accessFor, faultNameOf, type ObjectOperation, operationOf } from './operations.ts'
import { readAuthorization, requiredHeaders, signatureOf, signedAt } from './signature.ts'
import { documentOf, elementsOf, textOf } from './xml.ts'

/** Path prefix of objects: `/object-store/<bucket>/<key>`. */
export const objectStorePath = '/object-store'

/** Minimum size of all parts but the last, in bytes. */
const smallestPart = 5 * 1024 ** 2

/** Maximum content kept in memory, in bytes. Of larger objects the store keeps only size and checksum. */
const largestContent = 64 * 1024 ** 2

/** Maximum content of all unfinished uploads kept in memory, in bytes: that of the oldest is given up first. */
const largestUnfinished = 2 * largestContent

/** Maximum number of unfinished uploads: the oldest is aborted for a new one. */
const mostUploads = 100

/** Largest difference between the time of a signature and now, in milliseconds. */
const largestSkew = 15 * 60 * 1000

/** A request to the store with everything needed to answer it. */
interface RequestContext {
  request: Request
  operation: ObjectOperation
  query: URLSearchParams
  bucket: string
  key: string
  /** `bucket/key`. */
  place: string
  /** Reads the body, once. Not called for a request that is refused for anything else. */
  readBody: () => Promise<Uint8Array<ArrayBuffer>>
  state: PlatformState
  store: ObjectStore
}

/** Checks signature, session token and expiry; returns the grant. Throws `StoreFailure`. */
const authorize = async ({ request, readBody, store, state }: RequestContext): Promise<Grant> => {
  const authorization = readAuthorization(request)
  if (!authorization) return fail('AccessDenied', 'The request is not signed.')
  const grant = store.grants.get(authorization.accessKeyId)
  if (!grant) return fail('InvalidAccessKeyId', 'The access key does not exist.')
  if (request.headers.get('x-amz-security-token') !== grant.sessionToken) {
    return fail('InvalidToken', 'The session token does not belong to the access key.')
  }
  const unsigned = requiredHeaders.filter((name) => !authorization.signedHeaders.includes(name))
  if (unsigned.length > 0) fail('AccessDenied', `Not signed: ${unsigned.join(', ')}.`)
  const sizeOf = async () => (await readBody()).length
  const signature = await signatureOf(request, authorization, grant.secretAccessKey, sizeOf)
  if (signature !== authorization.signature) {
    return fail('SignatureDoesNotMatch', 'The signature is not the one of this request.')
  }
  // The time of the machine, not of the platform: clients know nothing of a clock that was set ahead.
  const skew = Math.abs(Date.now() - signedAt(request))
  if (!(skew <= largestSkew)) fail('RequestTimeTooSkewed', 'The signature is not of this time.')
  if (state.clock.now() >= grant.until) return fail('ExpiredToken', 'The credentials have expired.')
  return grant
}

const checksumHeader = /^x-amz-checksum-(crc|sha)/

/** Checks the body against the signed hash and the checksum header; returns its SHA-256. Throws `StoreFailure`. */
const checkBody = async ({ request: { headers }, readBody }: RequestContext) => {
  const signed = headers.get('x-amz-content-sha256') ?? ''
  if (signed.startsWith('STREAMING-')) {
    fail('NotImplemented', 'Bodies in signed chunks are not supported.')
  }
  const checksums = [...headers.keys()].filter((name) => checksumHeader.test(name))
  if (checksums.some((name) => name !== 'x-amz-checksum-sha256')) {
    fail('NotImplemented', 'The only checksum supported is SHA-256.')
  }
  const digest = await sha256(await readBody())
  if (signed !== 'UNSIGNED-PAYLOAD' && signed !== hexOf(digest)) {
    fail('XAmzContentSHA256Mismatch', 'The body is not the one that was signed.')
  }
  const checksum = headers.get('x-amz-checksum-sha256')
  if (checksum !== null && checksum !== base64Of(digest)) {
    fail('BadDigest', 'The checksum is not the one of the body.')
  }
  return digest
}

/** Reads the body as an object or a part; a checksum header is required. */
const receiveObject = async (context: RequestContext): Promise<StoredObject> => {
  const { headers } = context.request
  if (![...headers.keys()].some((name) => checksumHeader.test(name))) {
    fail('InvalidArgument', 'The body needs a SHA-256 checksum.')
  }
  const digest = await checkBody(context)
  return storedObject(await context.readBody(), digest)
}

const storedObject = (body: Uint8Array<ArrayBuffer>, digest: Uint8Array): StoredObject => ({
  size: body.length,
  etag: `"${hexOf(digest.slice(0, 16))}"`,
  checksum: base64Of(digest),
  content: body.length > largestContent ? undefined : body,
})

const sampleOf = async ({ samples }: ObjectStore, place: string) => {
  const content = samples.get(place)?.()
  return content && storedObject(content, await sha256(content))
}

const uploadOf = ({ query, place, store }: RequestContext): MultipartUpload => {
  const upload = store.uploads.get(query.get('uploadId') ?? '')
  if (upload?.place !== place)
    return fail('NoSuchUpload', 'There is no such upload of this object.')
  return upload
}

/** Concatenates parts; undefined when the store does not keep that much, or has given up a part. */
const concatenate = (parts: readonly StoredObject[], size: number) => {
  const contents = parts.flatMap(({ content }) => content ?? [])
  if (size > largestContent || contents.length < parts.length) return undefined
  const whole = new Uint8Array(size)
  let end = 0
  for (const content of contents) {
    whole.set(content, end)
    end += content.length
  }
  return whole
}

const sizeOf = ({ parts }: MultipartUpload) =>
  [...parts.values()].reduce((sum, { size }) => sum + size, 0)

const keptOf = ({ parts }: MultipartUpload) =>
  [...parts.values()].reduce((sum, { content }) => sum + (content?.length ?? 0), 0)

const giveUpContent = ({ parts }: MultipartUpload) => {
  for (const [number, part] of parts) parts.set(number, { ...part, content: undefined })
}

/** Keeps within the limits of memory after a part has come: an upload too large to be kept, then the oldest, go. */
const limitMemory = ({ uploads }: ObjectStore, upload: MultipartUpload) => {
  if (sizeOf(upload) > largestContent) giveUpContent(upload)
  let kept = [...uploads.values()].reduce((sum, one) => sum + keptOf(one), 0)
  for (const one of uploads.values()) {
    if (kept <= largestUnfinished) return
    kept -= keptOf(one)
    giveUpContent(one)
  }
}

/** The number of a part, in plain digits; undefined for another spelling. */
const partNumberOf = (text: string | null): number | undefined => {
  const number = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : undefined
  return number !== undefined && number <= 10_000 ? number : undefined
}

/** The parts listed in the body. Throws `StoreFailure` for missing parts, changed parts and another order. */
const namedParts = async (context: RequestContext) => {
  const { parts } = uploadOf(context)
  const named = elementsOf(new TextDecoder().decode(await context.readBody()), 'Part')
  if (named.length === 0) fail('MalformedXML', 'The document names no parts.')
  let last = 0
  return named.map((element, index) => {
    const number =
      partNumberOf(textOf(element, 'PartNumber')) ??
      fail('MalformedXML', 'Part numbers go from 1 to 10000.')
    const part = parts.get(number)
    const etag = textOf(element, 'ETag')
    const checksum = textOf(element, 'ChecksumSHA256')
    if (part?.etag !== etag || part.checksum !== checksum) {
      return fail('InvalidPart', `Part ${number} did not arrive, or arrived with other content.`)
    }
    if (number <= last) fail('InvalidPartOrder', 'The parts are not in the order of their numbers.')
    last = number
    if (part.size < smallestPart && index < named.length - 1) {
      fail('EntityTooSmall', `Part ${number} is smaller than 5 MiB.`)
    }
    return part
  })
}

const complete = async (context: RequestContext): Promise<StoredObject> => {
  const parts = await namedParts(context)
  const size = parts.reduce((sum, part) => sum + part.size, 0)
  const digests = parts.map(({ checksum }) => atob(checksum)).join('')
  const digest = await sha256(Uint8Array.from(digests, (byte) => byte.charCodeAt(0)))
  return {
    size,
    etag: `"${hexOf(digest.slice(0, 16))}-${parts.length}"`,
    checksum: `${base64Of(digest)}-${parts.length}`,
    content: concatenate(parts, size),
  }
}

const xml = (document: string, status = 200) =>
  new Response(document, { status, headers: { 'content-type': 'application/xml' } })

const objectHeaders = ({ etag, checksum }: StoredObject) =>
  new Response(null, { headers: { etag, 'x-amz-checksum-sha256': checksum } })

/** Handlers by operation, called once the request is authorized. */
const operationHandlers: {
  readonly [Name in ObjectOperation]: (context: RequestContext) => Promise<Response>
} = {
  createMultipartUpload: async (context) => {
    await checkBody(context)
    const { request, bucket, key, place, store } = context
    if (request.headers.get('x-amz-checksum-algorithm') !== 'SHA256') {
      fail('NotImplemented', 'The only checksum supported is SHA-256.')
    }
    const uploadId = store.random.hex(40)
    const [oldest] = store.uploads.keys()
    if (oldest !== undefined && store.uploads.size >= mostUploads) store.uploads.delete(oldest)
    store.uploads.set(uploadId, { place, parts: new Map() })
    return xml(
      documentOf('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: uploadId }),
    )
  },
  uploadPart: async (context) => {
    const upload = uploadOf(context)
    const number =
      partNumberOf(context.query.get('partNumber')) ??
      fail('InvalidArgument', 'Part numbers go from 1 to 10000.')
    const part = await receiveObject(context)
    upload.parts.set(number, part)
    limitMemory(context.store, upload)
    return objectHeaders(part)
  },
  completeMultipartUpload: async (context) => {
    uploadOf(context)
    await checkBody(context)
    const { store, place, query, bucket, key, request } = context
    const object = await complete(context)
    store.objects.set(place, object)
    store.uploads.delete(query.get('uploadId') ?? '')
    return xml(
      documentOf('CompleteMultipartUploadResult', {
        Location: new URL(request.url).href.split('?', 1)[0] ?? '',
        Bucket: bucket,
        Key: key,
        ETag: object.etag,
        ChecksumSHA256: object.checksum,
      }),
    )
  },
  abortMultipartUpload: async (context) => {
    uploadOf(context)
    context.store.uploads.delete(context.query.get('uploadId') ?? '')
    return new Response(null, { status: 204 })
  },
  putObject: async (context) => {
    const object = await receiveObject(context)
    context.store.objects.set(context.place, object)
    return objectHeaders(object)
  },
  getObject: async ({ store, place }) => {
    const object =
      store.objects.get(place) ??
      (await sampleOf(store, place)) ??
      fail('NoSuchKey', 'There is no such object.')
    const content =
      object.content ?? fail('InvalidObjectState', 'The object is too large to have been kept.')
    const { etag, checksum } = object
    return new Response(content, {
      headers: {
        etag,
        'x-amz-checksum-sha256': checksum,
        'content-length': String(content.length),
        'content-type': 'application/octet-stream',
      },
    })
  },
}

const errorResponse = ({ code, message, status }: StoreFailure) =>
  xml(documentOf('Error', { Code: code, Message: message }), status)

const perform = async (context: RequestContext): Promise<Response> => {
  try {
    context.state.clock.settle()
    const grant = await authorize(context)
    if (grant.place !== context.place || grant.access !== accessFor(context.operation)) {
      fail('AccessDenied', 'The credentials do not allow this.')
    }
    return await operationHandlers[context.operation](context)
  } catch (thrown) {
    if (!(thrown instanceof StoreFailure)) throw thrown
    return errorResponse(thrown)
  }
}

/** Performs the operation with a fault applied. The form of a `status` fault is ignored: errors are XML. */
const withFault = async (context: RequestContext, fault: Fault | undefined): Promise<Response> => {
  switch (fault?.kind) {
    case undefined:
      return perform(context)
    case 'drop':
      return Response.error()
    case 'status': {
      const { status, form, message = 'The object store failed on purpose.' } = fault
      const document = documentOf('Error', { Code: 'InternalError', Message: message })
      return form === 'none' ? new Response(null, { status }) : xml(document, status)
    }
    case 'slow':
      await wait(fault.milliseconds, context.request.signal)
      return perform(context)
    case 'long':
    case 'unlisted':
      return perform(context)
    case 'lost':
      await perform(context)
      return Response.error()
    case 'malformed':
    case 'wrong-shape':
    case 'empty': {
      const { status, ok } = await perform(context)
      const text = {
        malformed: '<Unfinished',
        'wrong-shape': documentOf('Unexpected', {}),
        empty: '',
      }
      return xml(text[fault.kind], ok ? 200 : status)
    }
  }
}

/** Bucket and key of a path; undefined when one of them is missing or cannot be decoded. */
const placeIn = (pathname: string) => {
  const [bucket = '', ...rest] = pathname.slice(objectStorePath.length + 1).split('/')
  try {
    const key = decodeURIComponent(rest.join('/'))
    return bucket === '' || key === '' ? undefined : { bucket, key }
  } catch {
    return undefined
  }
}

/** Answers a request below `objectStorePath` like S3 with path-style addresses. */
export const callObjectStore = async (
  request: Request,
  state: PlatformState,
): Promise<Response> => {
  const { pathname, searchParams: query } = new URL(request.url)
  const operation = operationOf(request.method, query)
  const object = placeIn(pathname)
  if (!object) return errorResponse(new StoreFailure('InvalidURI', 'The address names no object.'))
  if (!operation) {
    return errorResponse(
      new StoreFailure('NotImplemented', 'The demo object store does not support this operation.'),
    )
  }
  let body: Promise<Uint8Array<ArrayBuffer>> | undefined
  const readBody = () => {
    body ??= request.arrayBuffer().then((bytes) => new Uint8Array(bytes))
    return body
  }
  const store = state.world.objectStore
  const place = placeOf(object)
  const context: RequestContext = {
    ...object,
    request,
    operation,
    query,
    place,
    readBody,
    state,
    store,
  }
  const fault = state.faults.take(faultNameOf(operation))
  await holdBack(state.latency, request.signal)
  return withFault(context, fault)
}
