import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { basePath } from '@/config/base-path.ts'
import { nameOf, operations } from '@/mock-platform/contracts.ts'
import { found } from '../support/addresses.ts'
import { changePlaces, readPlaces, screens } from '../support/areas.ts'

/** Operations that are in neither table, and why. */
const exceptions: { readonly [operation: string]: string } = {
  'auth.getIdentityProviderStatus': 'Its failure keeps nobody out and is not told.',
  'auth.assertFeatureScope':
    'Its failure leaves the feature off; the test page tells it as the reason.',
  'ml.listRunMetrics':
    'Its failure leaves out when values moved last; the values are told by the run itself.',
  'objectStore.abortMultipartUpload':
    'What a failed or canceled upload leaves in the store is nothing to the user.',
  'scenario.batchGetScenarioFormats': 'Its failure is told beside each scenario.',
}

/** The operation that a generated query or mutation calls; undefined for keys and types. */
const operationOf = (service: string, imported: string): string | undefined => {
  if (/^type |QueryKey( as |$)/.test(imported)) return undefined
  const id = imported.replace(/ as \w+$/, '').replace(/(All)?(Query|Mutation)Options$/, '')
  const operation = operations.find((each) => each.service === service && each.id === id)
  if (!operation) throw new Error(`${imported} of ${service} belongs to no operation.`)
  return nameOf(operation)
}

const imports = /import \{([^}]*)\} from '@generated\/([\w-]+)\/queries\.ts'/g

const commands = /\bnew (\w+)Command\(/g

/** Requests to the object store, by the SDK's commands. */
const storeOperationsIn = (text: string) =>
  [...text.matchAll(commands)].map(
    ([, name = '']) => `objectStore.${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  )

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/^src\/mock-platform|\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))

/** The operations that the console calls. */
const called = new Set(
  sources.flatMap((text) => [
    ...storeOperationsIn(text),
    ...[...text.matchAll(imports)].flatMap(([, names = '', service = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .flatMap((name) => operationOf(service, name) ?? []),
    ),
  ]),
)

/** Operations that the tables let fail. */
const failing = new Set<string>([...readPlaces, ...changePlaces].map(({ operation }) => operation))

test('every operation that the console calls fails in a table', () => {
  const untested = [...called].filter((name) => !failing.has(name) && !(name in exceptions))
  expect(untested).toEqual([])
})

test('the tables and the exceptions hold only what the console calls', () => {
  expect([...failing].filter((name) => !called.has(name))).toEqual([])
  const needless = Object.keys(exceptions).filter((name) => failing.has(name) || !called.has(name))
  expect(needless).toEqual([])
})

/**
 * Paths of the pages, those with a name before those with an id in the same place. Without `$`, which leads
 * away from unknown addresses.
 */
const pages = globSync('**/*.tsx', { cwd: 'src/routes/_console' })
  .filter((file) => !file.endsWith('route.tsx') && file !== '$.tsx')
  .map((file) => file.replace(/(\/index)?\.tsx$/, ''))
  .toSorted()
  .toReversed()

const pageAt = (address: string) =>
  pages.find((page) =>
    new RegExp(`^${basePath}/${page.replace(/\$\w+/g, '[^/?]+')}(\\?|$)`).test(address),
  )

test('every page is a screen of an area', async () => {
  const addresses = await Promise.all(screens.map(({ address }) => found(address)))
  const shown = new Set(addresses.map(pageAt))
  expect(pages.filter((page) => !shown.has(page))).toEqual([])
})
