import { expect, test } from 'vitest'
import { InvalidPathIdError, idRoute } from './path-ids.ts'

const suite = idRoute({ crumb: 'Suite', param: 'suiteId' })
const check = (suiteId: string) => () => suite.beforeLoad({ params: { suiteId } })

test.each(['3f9a21c4-0b6e-4b7e-9a70-1a2b3c4d5e6f', 'suite_1:v2.0-a'])('%j is an id', (id) => {
  expect(check(id)).not.toThrow()
})

test.each(['', ' ', 'a b', 'a/b', '..', '<b>', 'é'])('%j is refused with a message', (id) => {
  expect(check(id)).toThrow(new InvalidPathIdError('Invalid Suite ID.'))
})

test.each([
  [{ idName: 'Suite Report ID' }, 'Invalid Suite Report ID.'],
  [{ message: 'Invalid scenario asset ID.' }, 'Invalid scenario asset ID.'],
])('the message can be customized: %j', (texts, message) => {
  const { beforeLoad } = idRoute({ crumb: 'Other', param: 'otherId', ...texts })
  expect(() => beforeLoad({ params: { otherId: '' } })).toThrow(message)
})

test('what an id is can be said', () => {
  const { beforeLoad } = idRoute({ crumb: 'Map', param: 'mapId', isId: (text) => text === '7' })
  expect(() => beforeLoad({ params: { mapId: '7' } })).not.toThrow()
  expect(() => beforeLoad({ params: { mapId: '8' } })).toThrow('Invalid Map ID.')
})
