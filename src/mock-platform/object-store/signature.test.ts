import { createHash } from 'node:crypto'
import { CompleteMultipartUploadCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { describe, expect, test } from 'vitest'
import { createTestStore, place, smallObject } from '../testing/test-store.ts'
import { signatureOf } from './signature.ts'

const store = createTestStore()
const { grant, clientWith, startUpload } = store

interface SignedRequest {
  headers: { [name: string]: string }
  body: string
}

/** Puts an object with a request that is modified after signing. */
const putChanged = (change: (request: SignedRequest) => void) => {
  const client = clientWith(grant('write'))
  client.middlewareStack.add(
    (next) => (args) => {
      // The request of a `PutObjectCommand` with a text.
      change(args.request as SignedRequest)
      return next(args)
    },
    { step: 'deserialize' },
  )
  return client.send(new PutObjectCommand(smallObject))
}

describe('a request modified after signing', () => {
  test('is refused for its body', async () => {
    const sent = putChanged((request) => {
      request.body = 'abd'
    })
    await expect(sent).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' })
  })

  test.each(['x-amz-checksum-sha256', 'x-amz-date', 'x-amz-content-sha256'])(
    'is refused for its header %s',
    async (name) => {
      const sent = putChanged(({ headers }) => {
        headers[name] = `${headers[name]}0`
      })
      await expect(sent).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
    },
  )
})

const emptyHash = createHash('sha256').digest('hex')
const allSigned = ['host', 'x-amz-content-sha256', 'x-amz-date', 'x-amz-security-token']

interface Signing {
  signedHeaders?: readonly string[]
  /** When it was signed, in milliseconds from now. */
  age?: number
  query?: string
}

/** A request to upload a part, with a signature that is the one of what it says it signs. */
const signedPart = async ({ signedHeaders = allSigned, age = 0, query }: Signing) => {
  const { accessKeyId, secretAccessKey, sessionToken } = grant('write')
  const date = new Date(Date.now() + age).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const scope = `${date.slice(0, 8)}/ap-northeast-1/s3/aws4_request`
  const path = `/object-store/${place.Bucket}/${encodeURIComponent(place.Key)}`
  const url = `${store.server.origin}${path}?${query ?? 'partNumber=1&uploadId=none'}`
  const headers = {
    'x-amz-content-sha256': emptyHash,
    'x-amz-date': date,
    'x-amz-security-token': sessionToken,
  }
  const request = new Request(url, { method: 'PUT', headers })
  const parts = { accessKeyId, scope, signedHeaders, signature: '' }
  const signature = await signatureOf(request, parts, secretAccessKey, async () => 0)
  request.headers.set(
    'authorization',
    `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signedHeaders.join(';')}, Signature=${signature}`,
  )
  return request
}

const codeOf = async (request: Request) =>
  /<Code>(\w+)/.exec(await (await store.server.platform.handle(request)).text())?.[1]

describe('a signature', () => {
  test.each(allSigned)('that leaves out %s is refused', async (name) => {
    const signedHeaders = allSigned.filter((header) => header !== name)
    expect(await codeOf(await signedPart({ signedHeaders }))).toBe('AccessDenied')
  })

  test.each([
    [-16, 'RequestTimeTooSkewed'],
    [-14, 'NoSuchUpload'],
    [0, 'NoSuchUpload'],
    [16, 'RequestTimeTooSkewed'],
  ])('of %i minutes from now answers %s', async (minutes, code) => {
    expect(await codeOf(await signedPart({ age: minutes * 60_000 }))).toBe(code)
  })

  test('is of the time of the machine, whatever the clock of the platform says', async () => {
    store.server.platform.clock.jump(3000)
    expect(await codeOf(await signedPart({}))).toBe('NoSuchUpload')
  })
})

describe('the body of a refused request', () => {
  const bodyWith = (request: Request) =>
    new Request(request, {
      method: 'PUT',
      body: new Blob(['abc']).stream(),
      duplex: 'half',
    } as RequestInit)

  test.each([
    ['without a signature', async () => new Request(`${store.server.origin}/object-store/a/b`)],
    ['with a signature of another time', () => signedPart({ age: -3_600_000 })],
    ['for an upload that does not exist', () => signedPart({})],
  ])('%s is not read', async (_, request) => {
    const sent = bodyWith(await request())
    expect((await store.server.platform.handle(sent)).ok).toBe(false)
    expect(sent.bodyUsed).toBe(false)
  })
})

describe('the number of a part', () => {
  test.each(['1e3', '0x1', '01', '+1', '1.0', ' 1', '', '0', '10001'])(
    'spelled "%s" is refused',
    async (spelling) => {
      const { target } = await startUpload()
      const query = `partNumber=${encodeURIComponent(spelling)}&uploadId=${target.UploadId}`
      expect(await codeOf(await signedPart({ query }))).toBe('InvalidArgument')
    },
  )

  test.each(['1e0', '0x1'])('spelled "%s" completes nothing', async (spelling) => {
    const { part, client, target } = await startUpload()
    const sent = await part(1, Buffer.from('a'))
    client.middlewareStack.add(
      (next) => (args) => {
        const request = args.request as SignedRequest
        request.body = request.body.replace('<PartNumber>1<', `<PartNumber>${spelling}<`)
        return next(args)
      },
      { step: 'build', priority: 'high' },
    )
    const completed = client.send(
      new CompleteMultipartUploadCommand({ ...target, MultipartUpload: { Parts: [sent] } }),
    )
    await expect(completed).rejects.toMatchObject({ name: 'MalformedXML' })
  })
})
