import { expect, test } from 'vitest'
import { ApiError } from '@/transport/errors.ts'
import { openFile, problemOf } from './file-link.ts'

test.each([
  [{ filename: 'a.zip', size: 1 }, 'Download URL not available'],
  [{ url: '' }, 'Download URL not available'],
  [null, 'The file has expired.'],
  [{ url: 'javascript:alert(1)' }, 'The link is no web address.'],
])('a link without a file: %j', async (link, text) => {
  await expect(openFile(link)).rejects.toThrow(text)
})

test.each([
  [403, '403 Forbidden', 'Failed to fetch: 403 Forbidden'],
  [404, '404', 'Failed to fetch: 404'],
  [0, 'The connection failed.', 'The connection failed.'],
])('a file that answers %i', (status, message, text) => {
  const kind = status ? 'status' : 'others'
  const error = new ApiError({ kind, message, url: '/file', ...(status && { status }) })
  expect(problemOf(error)).toBe(text)
})
