import { expect, test } from 'vitest'
import { readConfig } from '@/config/config.ts'
import { services } from '@/config/services.ts'
import { configurationRows } from './console-configuration.ts'

const rowsOf = (change: object) =>
  new Map(
    configurationRows(
      readConfig(
        {
          services: Object.fromEntries(services.map((service) => [service, `/${service}`])),
          identityProvider: { authority: '/identity', clientId: 'console' },
          ...change,
        },
        'https://console.test',
      ),
    ).map(({ name, value }) => [name, value]),
  )

test('lists every value by its dotted name, also absent ones', () => {
  const rows = rowsOf({ testMode: 'true' })
  expect(rows.get('services.firmware-registry')).toBe('https://console.test/firmware-registry')
  expect(rows.get('identityProvider.clientId')).toBe('console')
  expect(rows.get('testMode')).toBe('true')
  expect(rows.has('externalTools.scenarioEditor')).toBe(true)
  expect(rows.get('externalTools.scenarioEditor')).toBeUndefined()
})

test('omits secrets: passwords and queries in URLs, and values that the console does not read', () => {
  const rows = rowsOf({
    externalTools: {
      scenarioEditor: 'https://tools.test/edit?token=secret#secret',
      scenarioViewer: 'https://user:secret@tools.test/view',
    },
    apiKey: 'secret',
  })
  expect(rows.get('externalTools.scenarioEditor')).toBe('https://tools.test/edit?…')
  expect(rows.get('externalTools.scenarioViewer')).toBeUndefined()
  expect(JSON.stringify([...rows])).not.toContain('secret')
})
