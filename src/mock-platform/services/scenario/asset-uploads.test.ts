import { beforeEach, expect, test } from 'vitest'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

interface WireUpload {
  bucket: string
  key: string
  file_id: string
  aws_sts_credentials: { access_key_id: string; expiration: string }
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const open = async () => (await world.call<WireUpload>('scenario.createScenarioAssetUpload')).body

/** Puts a file of some size into the object store. */
const putFile = ({ bucket, key }: WireUpload, size: number) =>
  world.platform.world.objectStore.objects.set(`${bucket}/${key}`, {
    size,
    etag: '"1"',
    checksum: '',
    content: undefined,
  })

const register = (fileId: string, projectId?: string) =>
  world.call<{ id: string; error?: string }>('scenario.createScenarioAsset', {
    body: { display_name: 'Crossing props', file_id: fileId },
    ...(projectId && { projectId }),
  })

test('every upload gets its own object, with credentials for 3 hours', async () => {
  const [one, other] = [await open(), await open()]
  expect(one.key).not.toBe(other.key)
  expect(one.aws_sts_credentials.access_key_id).not.toBe(other.aws_sts_credentials.access_key_id)
  expect(one.aws_sts_credentials.expiration).toBe('2026-03-05T12:40:00.000Z')
})

test('an uploaded file becomes the newest asset, at version 1', async () => {
  const upload = await open()
  putFile(upload, 1234)
  const { status, body } = await register(upload.file_id)
  expect(status).toBe(201)
  const [newest] = await world.all('scenario.listScenarioAssets', 'assets')
  expect(newest).toMatchObject({
    id: body.id,
    display_name: 'Crossing props',
    size: 1234,
    version_id: 1,
    deprecated: false,
  })
  const versions = await world.all('scenario.listScenarioAssetVersions', 'versions', {
    path: { assetId: body.id },
  })
  expect(versions).toEqual([newest])
})

test('a file that was not uploaded, or in another project, is refused', async () => {
  const upload = await open()
  const refusal = { status: 400, body: { error: 'scenario_asset_file_not_found' } }
  expect(await register(upload.file_id)).toMatchObject(refusal)
  putFile(upload, 1234)
  expect(await register(upload.file_id, projectIds.robotaxi)).toMatchObject(refusal)
})

test('a file of 10 GiB is registered, a larger one is refused', async () => {
  const upload = await open()
  putFile(upload, 10 * 1024 ** 3)
  expect((await register(upload.file_id)).status).toBe(201)
  putFile(upload, 10 * 1024 ** 3 + 1)
  expect(await register(upload.file_id)).toMatchObject({
    status: 400,
    body: { error: 'scenario_asset_file_too_large' },
  })
})
