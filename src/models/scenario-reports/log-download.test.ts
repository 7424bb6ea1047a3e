import type { ScenarioReportLogGrant } from '@generated/scenario/types.ts'
import { expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { ApiError } from '@/transport/errors.ts'
import { downloadReportLog } from './log-download.ts'

const at = Date.parse('2024-03-05T10:40:00Z')
const grantUntil = (expiresAt: string) =>
  partly<ScenarioReportLogGrant>({ bucket: 'b', key: 'k', expiresAt })
const good = grantUntil('2024-03-05T10:55:00Z')
const expired = new ApiError({
  kind: 'status',
  status: 400,
  code: 'ExpiredToken',
  message: 'Expired.',
  url: '',
})
const file = new Blob(['log'])

const download = (grant: ScenarioReportLogGrant, read: () => Promise<Blob>) => {
  const getGrant = vi.fn(() => Promise.resolve(grant))
  return { getGrant, done: downloadReportLog({ getGrant, read, now: () => at }) }
}

test('reads by one right', async () => {
  const { getGrant, done } = download(good, () => Promise.resolve(file))
  expect(await done).toBe(file)
  expect(getGrant).toHaveBeenCalledTimes(1)
})

test('a right that has expired in the store is asked for once more', async () => {
  const read = vi.fn().mockRejectedValueOnce(expired).mockResolvedValueOnce(file)
  const { getGrant, done } = download(good, read)
  expect(await done).toBe(file)
  expect(getGrant).toHaveBeenCalledTimes(2)
})

test('but not a third time', async () => {
  const { getGrant, done } = download(good, () => Promise.reject(expired))
  await expect(done).rejects.toBe(expired)
  expect(getGrant).toHaveBeenCalledTimes(2)
})

test('another failure is told at once', async () => {
  const denied = new ApiError({ kind: 'status', status: 403, message: 'No.', url: '' })
  const { getGrant, done } = download(good, () => Promise.reject(denied))
  await expect(done).rejects.toBe(denied)
  expect(getGrant).toHaveBeenCalledTimes(1)
})

test('a right that comes too late is refused, and nothing is read', async () => {
  const read = vi.fn()
  const { done } = download(grantUntil('2024-03-05T10:40:00Z'), read)
  await expect(done).rejects.toThrow('The expiration date for downloading the log has expired.')
  expect(read).not.toHaveBeenCalled()
})
