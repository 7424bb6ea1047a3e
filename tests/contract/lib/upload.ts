import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Config } from '@/config/config.ts'
import type { Json } from '../../../codegen/contract.ts'
import { valuesAt } from './templates.ts'

/** Puts a small file where an upload session lets one. Throws what the object store says against it. */
export const uploadTo = async (
  { endpoint, region }: Config['objectStore'],
  session: Json,
): Promise<void> => {
  const text = (...path: string[]) => String(valuesAt(session, path)[0] ?? '')
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: {
      accessKeyId: text('aws_sts_credentials', 'access_key_id'),
      secretAccessKey: text('aws_sts_credentials', 'secret_access_key'),
      sessionToken: text('aws_sts_credentials', 'session_token'),
    },
  })
  await client.send(
    new PutObjectCommand({
      Bucket: text('bucket'),
      Key: text('key'),
      Body: 'contract-test',
      ChecksumAlgorithm: 'SHA256',
    }),
  )
}
