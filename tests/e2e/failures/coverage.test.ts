import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nameOf, operations } from '@/mock-platform/contracts.ts'
import { changePlaces, readPlaces } from '../support/areas.ts'

/** Operations that are in neither table, and why. */
const exceptions: { readonly [operation: string]: string } = {
  'auth.getIdentityProviderStatus': 'Its failure keeps nobody out and is not told.',
  'auth.assertFeatureScope':
    'Its failure leaves the feature off; the test page tells it as the reason.',
  'objectStore.abortMultipartUpload':
    'What a failed or canceled upload leaves in the store is nothing to the user.',
  'project.batchGetMembers':
    'Its failure leaves out names, and is told beside the page, without Retry.',
}

/** The operation that a generated query or mutation calls; undefined for keys and types. */
const operationOf = (service: string, imported: string): string | undefined => {
  if (/^type |QueryKey$/.test(imported)) return undefined
  const id = imported.replace(/(All)?(Query|Mutation)Options$/, '')
  const operation = operations.find((each) => each.service === service && each.id === id)
  if (!operation) throw new Error(`${imported} of ${service} belongs to no operation.`)
  return nameOf(operation)
}

const imports = /import \{([^}]*)\} from '@generated\/([\w-]+)\/queries\.ts'/g

const commands = /\bnew (\w+)Command\(/g

/** What is asked of the object store, by the SDK's commands. */
const storeOperationsIn = (text: string) =>
  [...text.matchAll(commands)].map(
    ([, name = '']) => `objectStore.${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  )

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/^src\/mock-platform|\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))

/** What the console calls. */
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

/** What the tables let fail. */
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
