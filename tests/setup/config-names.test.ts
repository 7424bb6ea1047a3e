import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '@/config/config.ts'
import { services } from '@/config/services.ts'

const needed = {
  services: Object.fromEntries(services.map((service) => [service, `/${service}`])),
  identityProvider: { authority: '/identity', clientId: 'console' },
}

/** Every name of a configuration by dotted path: what is read of a file has the file's names. */
const namesIn = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null
      ? namesIn(inner, `${path}${name}.`)
      : [`${path}${name}`],
  )

test('the guide has every name of the configuration, and no other', () => {
  const guide = readFileSync('docs/deployment.md', 'utf8')
  const [, list = ''] = /### Every name\n[\s\S]*?```text\n([\s\S]*?)```/.exec(guide) ?? []
  const names = namesIn(readConfig(needed, 'https://console.test'))
  expect(list.trim().split('\n')).toEqual(names)
})
