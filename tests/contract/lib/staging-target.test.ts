import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { services } from '@/config/services.ts'
import { readStagingTarget } from './staging-target.ts'
import { UsageError } from './usage-error.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'))
})
afterAll(() => rm(folder, { recursive: true }))

const config = (base: string, changes = {}) => ({
  services: Object.fromEntries(services.map((service) => [service, `${base}/${service}`])),
  identityProvider: { authority: 'https://id.platform.test', clientId: 'console' },
  featureScopes: { internalStaff: 'staff' },
  ...changes,
})

const targetFrom = async (content: unknown) => {
  const file = join(folder, 'config.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readStagingTarget(file, { token: 'token' })
}

test('a configuration gives addresses and the name of a feature', async () => {
  const target = await targetFrom(config('https://platform.test'))
  expect(target).toMatchObject({ isMock: false, feature: 'staff' })
  expect(target.urls.evaluation).toBe('https://platform.test/evaluation')
  expect(await target.tokens.current()).toBe('token')
  expect(await target.pass(60)).toBe(false)
})

test.each([
  ['relative addresses', config('/services'), 'services.auth must be a whole address'],
  [
    'no service',
    config('https://platform.test', { services: {} }),
    'it has the address of no service',
  ],
  ['no JSON', 'services', 'is of no use'],
])('%s are told', async (_, content, message) => {
  const target = targetFrom(content)
  await expect(target).rejects.toThrow(UsageError)
  await expect(target).rejects.toThrow(message)
})

test('services may be left out', async () => {
  const target = await targetFrom({ services: { evaluation: 'https://platform.test/e/' } })
  expect(target.urls).toEqual({ evaluation: 'https://platform.test/e' })
})

test('a file that is not there is told', async () => {
  await expect(readStagingTarget(join(folder, 'none.json'), { token: 'token' })).rejects.toThrow(
    'cannot be read',
  )
})
