import { createHash, randomBytes } from 'node:crypto'
import { AbortMultipartUploadCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { describe, expect, test } from 'vitest'
import { createTestStore, place, smallObject } from '../testing/test-store.ts'
import { operationOf } from './operations.ts'

const mebibyte = 1024 ** 2

const store = createTestStore()
const { grant, clientWith, put, read, startUpload } = store

describe('a file', () => {
  test('is uploaded in parts and read back unchanged', async () => {
    const { part, complete } = await startUpload()
    const content = randomBytes(12 * mebibyte)
    const parts = [0, 5, 10].map((start, index) =>
      part(index + 1, content.subarray(start * mebibyte, (start + 5) * mebibyte)),
    )
    const { ChecksumSHA256 } = await complete(await Promise.all(parts))
    expect(ChecksumSHA256).toMatch(/^[\w+/]{43}=-3$/)
    expect((await read()).equals(content)).toBe(true)
  })

  test('that is small is uploaded as one object', async () => {
    const { ETag, ChecksumSHA256 } = await put(grant('write'))
    expect(ETag).toMatch(/^"[0-9a-f]{32}"$/)
    expect(ChecksumSHA256).toBe(createHash('sha256').update('abc').digest('base64'))
    expect((await read()).toString()).toBe('abc')
  })

  test('that is too large to keep is stored without content', async () => {
    const { part, complete } = await startUpload()
    const large = Buffer.alloc(33 * mebibyte)
    await complete([await part(1, large), await part(2, large)])
    const { size } =
      store.server.platform.world.objectStore.objects.get(`${place.Bucket}/${place.Key}`) ?? {}
    expect(size).toBe(66 * mebibyte)
    await expect(read()).rejects.toMatchObject({ name: 'InvalidObjectState' })
  })

  test('that was not uploaded answers NoSuchKey', async () => {
    await expect(read()).rejects.toMatchObject({ name: 'NoSuchKey' })
  })
})

describe('credentials', () => {
  test.each([
    ['of nobody', 'InvalidAccessKeyId', { accessKeyId: 'ASIA0000000000000000' }],
    ['with another secret', 'SignatureDoesNotMatch', { secretAccessKey: 'another' }],
    ['with another token', 'InvalidToken', { sessionToken: 'another' }],
    ['without their token', 'InvalidToken', { sessionToken: undefined }],
  ])('%s are refused', async (_, name, change) => {
    const { sessionToken, ...keys } = { ...grant('write'), ...change }
    const credentials = { ...keys, ...(sessionToken && { sessionToken }) }
    await expect(
      clientWith(grant('write'), { credentials }).send(new PutObjectCommand(smallObject)),
    ).rejects.toMatchObject({ name })
  })

  test('are valid until they expire', async () => {
    const credentials = grant('write', 60)
    store.server.platform.clock.jump(59.999)
    await put(credentials)
    store.server.platform.clock.jump(0.001)
    await expect(put(credentials)).rejects.toMatchObject({ name: 'ExpiredToken' })
  })

  test.each([
    ['to read', 'read', place.Key],
    ['for another object', 'write', 'another.zip'],
  ] as const)('%s do not let anybody write', async (_, access, key) => {
    await expect(put(grant(access, 3600, key))).rejects.toMatchObject({ name: 'AccessDenied' })
  })

  test('to write do not allow reading', async () => {
    await put(grant('write'))
    await expect(
      clientWith(grant('write')).send(new GetObjectCommand(place)),
    ).rejects.toMatchObject({ name: 'AccessDenied' })
  })

  test('are required', async () => {
    const response = await fetch(`${store.server.origin}/object-store/${place.Bucket}/a.zip`)
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('<Code>AccessDenied</Code>')
  })
})

describe('a checksum', () => {
  test('of another body is refused', async () => {
    const sent = clientWith(grant('write')).send(
      new PutObjectCommand({
        ...place,
        Body: 'abc',
        ChecksumSHA256: createHash('sha256').update('abd').digest('base64'),
      }),
    )
    await expect(sent).rejects.toMatchObject({ name: 'BadDigest' })
  })

  test('of another algorithm is refused', async () => {
    const sent = clientWith(grant('write')).send(
      new PutObjectCommand({ ...place, Body: 'abc', ChecksumAlgorithm: 'CRC32' }),
    )
    await expect(sent).rejects.toMatchObject({ name: 'NotImplemented' })
  })

  test('is required', async () => {
    const config = { requestChecksumCalculation: 'WHEN_REQUIRED' } as const
    const sent = clientWith(grant('write'), config).send(
      new PutObjectCommand({ ...place, Body: 'abc' }),
    )
    await expect(sent).rejects.toMatchObject({ name: 'InvalidArgument' })
  })
})

describe('a multipart upload', () => {
  const large = Buffer.alloc(5 * mebibyte, 'a')

  test('consists of the listed parts, in order', async () => {
    const { part, complete } = await startUpload()
    const second = await part(2, Buffer.from('b'))
    const first = await part(1, large)
    await expect(complete([second, first])).rejects.toMatchObject({ name: 'EntityTooSmall' })
    await complete([first, second])
    expect((await read()).length).toBe(large.length + 1)
  })

  test('is not completed with parts out of order, or with small parts before the last', async () => {
    const { part, complete } = await startUpload()
    const parts = [await part(1, large), await part(2, large), await part(3, Buffer.from('c'))]
    const [first, second, third] = parts
    await expect(
      complete([second, first, third].flatMap((one) => one ?? [])),
    ).rejects.toMatchObject({
      name: 'InvalidPartOrder',
    })
    await expect(
      complete([await part(1, Buffer.from('a')), ...parts.slice(1)]),
    ).rejects.toMatchObject({ name: 'EntityTooSmall' })
  })

  test('is not completed with a missing part or another checksum', async () => {
    const { part, complete } = await startUpload()
    const first = await part(1, large)
    await expect(complete([{ ...first, PartNumber: 2 }])).rejects.toMatchObject({
      name: 'InvalidPart',
    })
    await expect(
      complete([{ ...first, ChecksumSHA256: createHash('sha256').digest('base64') }]),
    ).rejects.toMatchObject({ name: 'InvalidPart' })
    await expect(complete([])).rejects.toMatchObject({ name: 'MalformedXML' })
  })

  test('ends when it is completed or aborted', async () => {
    const { client, target, part, complete } = await startUpload()
    const parts = [await part(1, Buffer.from('a'))]
    await complete(parts)
    await expect(complete(parts)).rejects.toMatchObject({ name: 'NoSuchUpload' })
    const other = await startUpload()
    await other.client.send(new AbortMultipartUploadCommand(other.target))
    await expect(other.part(1, large)).rejects.toMatchObject({ name: 'NoSuchUpload' })
    await expect(client.send(new AbortMultipartUploadCommand(target))).rejects.toMatchObject({
      name: 'NoSuchUpload',
    })
  })
})

describe('unfinished uploads', () => {
  const kept = () =>
    [...store.server.platform.world.objectStore.uploads.values()].map(({ parts }) =>
      [...parts.values()].reduce((sum, { content }) => sum + (content?.length ?? 0), 0),
    )

  test('are kept up to a limit of memory: the oldest lose their content', async () => {
    const size = 60 * mebibyte
    const first = await startUpload()
    const sent = await first.part(1, Buffer.alloc(size))
    for (const _ of [2, 3]) await (await startUpload()).part(1, Buffer.alloc(size))
    expect(kept()).toEqual([0, size, size])
    await first.complete([sent])
    await expect(read()).rejects.toMatchObject({ name: 'InvalidObjectState' })
  })

  test('that are too large to be kept hold no content', async () => {
    const { part } = await startUpload()
    for (const number of [1, 2]) await part(number, Buffer.alloc(33 * mebibyte))
    expect(kept()).toEqual([0])
  })

  test('are limited in number: the oldest is aborted', async () => {
    const first = await startUpload()
    for (let count = 0; count < 100; count++) await startUpload()
    await expect(first.part(1, Buffer.from('a'))).rejects.toMatchObject({ name: 'NoSuchUpload' })
    expect(kept().length).toBe(100)
  })
})

describe('a fault', () => {
  const failing = async (fault: object) => {
    const control = await fetch(`${store.server.origin}/demo/faults`, {
      method: 'POST',
      body: JSON.stringify({ operation: 'objectStore.putObject', fault, times: 1 }),
    })
    expect(control.status).toBe(200)
    return put(grant('write'))
  }

  test('is answered with its status and message', async () => {
    await expect(
      failing({ kind: 'status', status: 500, form: 'code', message: 'No <room> & no time.' }),
    ).rejects.toMatchObject({
      $metadata: { httpStatusCode: 500 },
      message: 'No <room> & no time.',
    })
  })

  test('breaks the connection', async () => {
    await expect(failing({ kind: 'drop' })).rejects.toMatchObject({
      code: expect.stringMatching(/^HPE_/),
    })
    await put(grant('write'))
  })

  test('completes the operation and damages the response', async () => {
    expect(await failing({ kind: 'empty' })).not.toHaveProperty('ETag')
    expect((await read()).toString()).toBe('abc')
  })
})

test.each([
  ['POST', 'uploads', 'createMultipartUpload'],
  ['PUT', 'partNumber=1&uploadId=2', 'uploadPart'],
  ['POST', 'uploadId=2', 'completeMultipartUpload'],
  ['DELETE', 'uploadId=2', 'abortMultipartUpload'],
  ['PUT', '', 'putObject'],
  ['GET', 'x-id=GetObject', 'getObject'],
  ['DELETE', '', undefined],
  ['POST', '', undefined],
  ['HEAD', '', undefined],
])('%s ?%s is %s', (method, query, operation) => {
  expect(operationOf(method, new URLSearchParams(query))).toBe(operation)
})

test.each([
  ['/object-store/bucket', 'GET', 400],
  ['/object-store/bucket/%E0%A4%A', 'GET', 400],
  ['/object-store/bucket/key', 'DELETE', 501],
])('%s %s is refused', async (path, method, status) => {
  expect((await fetch(store.server.origin + path, { method })).status).toBe(status)
})
