import { expect, expectTypeOf, test } from 'vitest'
import { by, byDeleted, byWords, listFilter, type ServiceFilterOf } from './list-filter.ts'
import { choice, flag, list, readSearch } from './search-params.ts'
import { searchBy } from './search-words.ts'

interface Robot {
  id: string
  name: string
  site: string
  labels: readonly string[]
  deprecated: boolean
}

const robot = (id: string, part: Partial<Robot> = {}): Robot => ({
  id,
  name: 'Sweeper',
  site: 'odaiba',
  labels: [],
  deprecated: false,
  ...part,
})

const robotFilter = listFilter({
  display_name: byWords(
    searchBy(
      ({ name }: Robot) => [name],
      ({ id }) => [id],
    ),
    { label: 'Name' },
  ),
  site: by(choice(['odaiba', 'chiba']), {
    passes: (each: Robot, site) => each.site === site,
    query: (place: string) => ({ place }),
    control: { kind: 'choice', label: 'Site', labels: { odaiba: 'Odaiba', chiba: 'Chiba' } },
  }),
  labels: by(list, {
    passes: ({ labels }: Robot, wanted) => labels.some((label) => wanted.includes(label)),
  }),
  mine: by(flag, { query: (_: true) => ({ owner: 'me' }) }),
  deleted: byDeleted((deprecated) => ({ deprecated })),
})

const robots = [
  robot('r1'),
  robot('r2', { deprecated: true }),
  robot('r3', { name: 'Carrier of crates', site: 'chiba', labels: ['a', 'b'] }),
]

test.each([
  ['', ['r1', 'r3']],
  ['deleted=true', ['r2']],
  ['site=odaiba', ['r1']],
  ['site=elsewhere', ['r1', 'r3']],
  ['labels=b,c', ['r3']],
  ['display_name=crates carrier', ['r3']],
  ['display_name=r1', ['r1']],
  ['site=odaiba&display_name=crates', []],
  // Only the service can tell.
  ['mine=true', ['r1', 'r3']],
])('?%s shows %j', (query, expected) => {
  const search = readSearch(robotFilter.schema)(Object.fromEntries(new URLSearchParams(query)))
  expect(robotFilter.apply(robots, search).map(({ id }) => id)).toEqual(expected)
})

test('all items that pass are the same array', () => {
  const active = [robot('r1')]
  expect(robotFilter.apply(active, {})).toBe(active)
})

test('what is cleared are all parameters that filter, but for the list of deleted things', () => {
  const search = { deleted: true, site: 'chiba', labels: ['a'], page: 2, display_name: ' ' }
  expect(robotFilter.active(search)).toEqual(['site', 'labels'])
})

test('the service is asked by its parameters, under its names', () => {
  const search = { deleted: true, site: 'chiba', labels: ['a'], page: 2 }
  const asked = robotFilter.serviceOf(search)
  expect(asked).toEqual({ deleted: true, site: 'chiba' })
  expect(robotFilter.queryOf(asked)).toEqual({ deprecated: true, place: 'chiba' })
  expect(robotFilter.queryOf({})).toEqual({})
  // Explicitly the others, and a value that no address has.
  expect(robotFilter.queryOf({ deleted: false, site: 'mars' })).toEqual({
    deprecated: false,
    place: 'mars',
  })
})

test('types follow from the declaration', () => {
  expectTypeOf<ServiceFilterOf<typeof robotFilter>>().toEqualTypeOf<{
    readonly site?: string | undefined
    readonly mine?: true | undefined
    readonly deleted?: boolean | undefined
  }>()
  expectTypeOf(robotFilter.queryOf({})).toEqualTypeOf<
    Partial<{ place: string } & { owner: string } & { deprecated: boolean }>
  >()
  expectTypeOf(robotFilter.apply<Robot>)
    .parameter(0)
    .toEqualTypeOf<readonly Robot[]>()
})
