import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { grantAccess } from '../object-store/grants.ts'
import { type RunningServer, startServer } from '../server/server-start.ts'

/** Where the tests put their object. */
export const place = { Bucket: 'scenario-assets', Key: 'uploads/a name & more.zip' }

/** A small object, with its checksum. */
export const smallObject = { ...place, Body: 'abc', ChecksumAlgorithm: 'SHA256' } as const

/** An object store for the tests of a file, as it was at its start before each, and what asks it. */
export const createTestStore = () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({
      now: '2026-03-05T09:40:00Z',
      paused: true,
      console: async () => (_path, _request, response) => response.end(),
    })
  })
  afterAll(() => server.close())
  beforeEach(() => server.platform.reset())

  const grant = (access: 'read' | 'write', seconds = 3600, key = place.Key) => {
    const { world, clock } = server.platform
    const { expiration, ...credentials } = grantAccess(
      { world, clock },
      { bucket: place.Bucket, key },
      access,
      seconds,
    )
    return credentials
  }

  const clientWith = (
    credentials: ReturnType<typeof grant>,
    config: Partial<S3ClientConfig> = {},
  ) =>
    new S3Client({
      endpoint: `${server.origin}/object-store`,
      region: 'ap-northeast-1',
      forcePathStyle: true,
      maxAttempts: 1,
      credentials,
      ...config,
    })

  const put = (credentials: ReturnType<typeof grant>, config?: Partial<S3ClientConfig>) =>
    clientWith(credentials, config).send(new PutObjectCommand(smallObject))

  const read = async () => {
    const { Body } = await clientWith(grant('read')).send(
      new GetObjectCommand({ ...place, ChecksumMode: 'ENABLED' }),
    )
    return Buffer.from((await Body?.transformToByteArray()) ?? [])
  }

  /** Starts a multipart upload with a client that may write. */
  const startUpload = async () => {
    const client = clientWith(grant('write'))
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ ...place, ChecksumAlgorithm: 'SHA256' }),
    )
    const target = { ...place, UploadId }
    return {
      client,
      target,
      part: async (PartNumber: number, Body: Buffer) => {
        const sent = new UploadPartCommand({
          ...target,
          PartNumber,
          Body,
          ChecksumAlgorithm: 'SHA256',
        })
        const { ETag, ChecksumSHA256 } = await client.send(sent)
        return { PartNumber, ETag, ChecksumSHA256 }
      },
      complete: (Parts: object[]) =>
        client.send(new CompleteMultipartUploadCommand({ ...target, MultipartUpload: { Parts } })),
    }
  }

  return {
    get server() {
      return server
    },
    grant,
    clientWith,
    put,
    read,
    startUpload,
  }
}
