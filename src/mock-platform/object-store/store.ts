import type { Fault } from '@/demo-protocol/demo-answers.ts'
import type { PlatformState } from '../core/state.ts'
import { wait } from '../core/wait.ts'
import { base64Of, hexOf, sha256 } from './digest.ts'
import { fail, StoreFailure } from './failure.ts'
import { placeOf } from './grants.ts'
import { accessFor, faultNameOf, type ObjectOperation, operationOf } from './operations.ts'
import { readAuthorization, signatureOf } from './signature.ts'
import type { Grant, MultipartUpload, ObjectStore, StoredObject } from './state.ts'
import { documentOf, elementsOf, textOf } from './xml.ts'

/** Everything below is an object: `/object-store/<bucket>/<key>`. */
export const objectStorePath = '/object-store'

/** Only the last part of an upload may be smaller, in bytes. */
const smallestPart = 5 * 1024 ** 2

/** In bytes. Of larger objects the store keeps the size and the checksum alone: a demo's memory is no disk. */
const largestContent = 64 * 1024 ** 2

/** A request on its way through the store. */
interface RequestContext {
  request: Request
  operation: ObjectOperation
  query: URLSearchParams
  bucket: string
  key: string
  /** `bucket/key`. */
  place: string
  body: Uint8Array<ArrayBuffer>
  state: PlatformState
  store: ObjectStore
}

/** The credentials a request was signed with. Refuses all but those that are good for it. */
const granted = async ({ request, body, store, state }: RequestContext): Promise<Grant> => {
  const authorization = readAuthorization(request)
  if (!authorization) return fail('AccessDenied', 'The request is not signed.')
  const grant = store.grants.get(authorization.accessKeyId)
  if (!grant) return fail('InvalidAccessKeyId', 'The access key does not exist.')
  if (request.headers.get('x-amz-security-token') !== grant.sessionToken) {
    return fail('InvalidToken', 'The session token does not belong to the access key.')
  }
  const signature = await signatureOf(request, authorization, grant.secretAccessKey, body.length)
  if (signature !== authorization.signature) {
    return fail('SignatureDoesNotMatch', 'The signature is not the one of this request.')
  }
  if (state.clock.now() >= grant.until) return fail('ExpiredToken', 'The credentials have expired.')
  return grant
}

/** Refuses a body other than the one that was signed and whose checksum the request tells. */
const checkBody = async ({ request: { headers }, body }: RequestContext) => {
  const signed = headers.get('x-amz-content-sha256') ?? ''
  if (signed.startsWith('STREAMING-')) {
    fail('NotImplemented', 'Bodies in signed chunks are not supported.')
  }
  const digest = await sha256(body)
  if (signed !== 'UNSIGNED-PAYLOAD' && signed !== hexOf(digest)) {
    fail('XAmzContentSHA256Mismatch', 'The body is not the one that was signed.')
  }
  const checksums = [...headers.keys()].filter((name) => /^x-amz-checksum-(crc|sha)/.test(name))
  if (checksums.some((name) => name !== 'x-amz-checksum-sha256')) {
    fail('NotImplemented', 'The only checksum supported is SHA-256.')
  }
  const checksum = headers.get('x-amz-checksum-sha256')
  if (checksum !== null && checksum !== base64Of(digest)) {
    fail('BadDigest', 'The checksum is not the one of the body.')
  }
  return digest
}

/** What arrived as one body; it must tell its checksum. */
const arrived = async (context: RequestContext): Promise<StoredObject> => {
  const digest = await checkBody(context)
  if (!context.request.headers.has('x-amz-checksum-sha256')) {
    fail('InvalidArgument', 'The body needs a SHA-256 checksum.')
  }
  const { body } = context
  return {
    size: body.length,
    etag: `"${hexOf(digest.slice(0, 16))}"`,
    checksum: base64Of(digest),
    content: body.length > largestContent ? undefined : body,
  }
}

const uploadOf = ({ query, place, store }: RequestContext): MultipartUpload => {
  const upload = store.uploads.get(query.get('uploadId') ?? '')
  if (upload?.place !== place)
    return fail('NoSuchUpload', 'There is no such upload of this object.')
  return upload
}

/** Parts as one list of bytes; undefined when there are more than the store keeps. */
const joined = (parts: readonly StoredObject[], size: number) => {
  if (size > largestContent) return undefined
  const content = new Uint8Array(size)
  let end = 0
  for (const part of parts) {
    if (part.content) content.set(part.content, end)
    end += part.size
  }
  return content
}

/** The parts that a request names. Refuses others than those that arrived, and another order. */
const namedParts = (context: RequestContext) => {
  const { parts } = uploadOf(context)
  const named = elementsOf(new TextDecoder().decode(context.body), 'Part')
  if (named.length === 0) fail('MalformedXML', 'The document names no parts.')
  let last = 0
  return named.map((element, index) => {
    const number = Number(textOf(element, 'PartNumber'))
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
  const parts = namedParts(context)
  const size = parts.reduce((sum, part) => sum + part.size, 0)
  const digests = parts.map(({ checksum }) => atob(checksum)).join('')
  const digest = await sha256(Uint8Array.from(digests, (byte) => byte.charCodeAt(0)))
  return {
    size,
    etag: `"${hexOf(digest.slice(0, 16))}-${parts.length}"`,
    checksum: `${base64Of(digest)}-${parts.length}`,
    content: joined(parts, size),
  }
}

const xml = (document: string, status = 200) =>
  new Response(document, { status, headers: { 'content-type': 'application/xml' } })

const received = ({ etag, checksum }: StoredObject) =>
  new Response(null, { headers: { etag, 'x-amz-checksum-sha256': checksum } })

/** What each operation does, once the request is known to be allowed. */
const answers: {
  readonly [Name in ObjectOperation]: (context: RequestContext) => Promise<Response>
} = {
  createMultipartUpload: async (context) => {
    await checkBody(context)
    const { request, bucket, key, place, store } = context
    if (request.headers.get('x-amz-checksum-algorithm') !== 'SHA256') {
      fail('NotImplemented', 'The only checksum supported is SHA-256.')
    }
    const uploadId = store.random.hex(40)
    store.uploads.set(uploadId, { place, parts: new Map() })
    return xml(
      documentOf('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: uploadId }),
    )
  },
  uploadPart: async (context) => {
    const { parts } = uploadOf(context)
    const number = Number(context.query.get('partNumber'))
    if (!Number.isInteger(number) || number < 1 || number > 10_000) {
      fail('InvalidArgument', 'Part numbers go from 1 to 10000.')
    }
    const part = await arrived(context)
    const kept = [...parts.values()].reduce((sum, { size }) => sum + size, 0)
    parts.set(number, kept + part.size > largestContent ? { ...part, content: undefined } : part)
    return received(part)
  },
  completeMultipartUpload: async (context) => {
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
    const object = await arrived(context)
    context.store.objects.set(context.place, object)
    return received(object)
  },
  getObject: async ({ store, place }) => {
    const object = store.objects.get(place) ?? fail('NoSuchKey', 'There is no such object.')
    const content =
      object.content ?? fail('InvalidObjectState', 'The object is too large to have been kept.')
    const { etag, checksum } = object
    return new Response(content, {
      headers: {
        etag,
        'x-amz-checksum-sha256': checksum,
        'content-type': 'application/octet-stream',
      },
    })
  },
}

const refused = ({ code, message, status }: StoreFailure) =>
  xml(documentOf('Error', { Code: code, Message: message }), status)

const performed = async (context: RequestContext): Promise<Response> => {
  try {
    context.state.clock.settle()
    const grant = await granted(context)
    if (grant.place !== context.place || grant.access !== accessFor(context.operation)) {
      fail('AccessDenied', 'The credentials do not allow this.')
    }
    return await answers[context.operation](context)
  } catch (thrown) {
    if (!(thrown instanceof StoreFailure)) throw thrown
    return refused(thrown)
  }
}

/** The answer, with the fault that hits it. The store knows one form of error alone. */
const faulted = async (context: RequestContext, fault: Fault | undefined): Promise<Response> => {
  switch (fault?.kind) {
    case undefined:
      return performed(context)
    case 'drop':
      return Response.error()
    case 'status': {
      const { status, form, message = 'The object store failed on purpose.' } = fault
      const document = documentOf('Error', { Code: 'InternalError', Message: message })
      return form === 'none' ? new Response(null, { status }) : xml(document, status)
    }
    case 'slow':
      await wait(fault.milliseconds, context.request.signal)
      return performed(context)
    case 'malformed':
    case 'wrong-shape':
    case 'empty': {
      const { status, ok } = await performed(context)
      const text = {
        malformed: '<Unfinished',
        'wrong-shape': documentOf('Unexpected', {}),
        empty: '',
      }
      return xml(text[fault.kind], ok ? 200 : status)
    }
  }
}

/** Bucket and key of an address; undefined when one of them is missing or cannot be read. */
const placeIn = (pathname: string) => {
  const [bucket = '', ...rest] = pathname.slice(objectStorePath.length + 1).split('/')
  try {
    const key = decodeURIComponent(rest.join('/'))
    return bucket === '' || key === '' ? undefined : { bucket, key }
  } catch {
    return undefined
  }
}

/** Answers a request below `objectStorePath`, as a store with the interface of S3 does, with buckets in its paths. */
export const callObjectStore = async (
  request: Request,
  state: PlatformState,
): Promise<Response> => {
  const { pathname, searchParams: query } = new URL(request.url)
  const operation = operationOf(request.method, query)
  const object = placeIn(pathname)
  if (!object) return refused(new StoreFailure('InvalidURI', 'The address names no object.'))
  if (!operation) {
    return refused(
      new StoreFailure('NotImplemented', 'The object store of the demo cannot do this.'),
    )
  }
  const body = new Uint8Array(await request.arrayBuffer())
  const store = state.world.objectStore
  const place = placeOf(object)
  const context: RequestContext = {
    ...object,
    request,
    operation,
    query,
    place,
    body,
    state,
    store,
  }
  const fault = state.faults.take(faultNameOf(operation))
  await wait(state.latency.milliseconds, request.signal)
  return faulted(context, fault)
}
