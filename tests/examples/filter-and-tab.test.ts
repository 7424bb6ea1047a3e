/** The recipes for a filter and a tab in `docs/extending.md`, as the files of an area hold their parts. */
import { expect, test } from 'vitest'
import { by, byDeleted, byWords, listFilter } from '@/lib/list-filter.ts'
import { keysOf } from '@/lib/objects.ts'
import { choice, readSearch, tableSearch } from '@/lib/search-params.ts'
import { searchBy } from '@/lib/search-words.ts'

interface Robot {
  id: string
  displayName: string
  site: string
  deprecated: boolean
}

const sites = { odaiba: 'Odaiba', chiba: 'Chiba' } as const

const findRobots = searchBy(
  ({ displayName }: Robot) => [displayName],
  ({ id }) => [id],
)

const robotFilter = listFilter({
  display_name: byWords(findRobots, { label: 'Name', placeholder: 'Name or ID' }),
  site: by(choice(keysOf(sites)), {
    passes: (robot: Robot, site) => robot.site === site,
    query: (site: string) => ({ site }),
    control: { kind: 'choice', label: 'Site', labels: sites },
  }),
  deleted: byDeleted((deprecated) => ({ deprecated })),
})

/** The tabs of a robot's page, in order, with their labels. */
const robotTabNames = { missions: 'Missions', parts: 'Parts' } as const

/** The tabs of a robot's page, the default first. */
const robotTabs = keysOf(robotTabNames)

const validateRobots = readSearch({ ...tableSearch, ...robotFilter.schema })

const validateRobot = readSearch({ ...tableSearch, tab: choice(robotTabs) })

const robots: readonly Robot[] = [
  { id: 'r1', displayName: 'Sweeper', site: 'odaiba', deprecated: false },
  { id: 'r2', displayName: 'Carrier', site: 'odaiba', deprecated: true },
  { id: 'r3', displayName: 'Carrier of crates', site: 'chiba', deprecated: false },
]

test.each([
  ['', ['r1', 'r3']],
  ['deleted=true', ['r2']],
  ['site=odaiba', ['r1']],
  ['display_name=crates carrier', ['r3']],
  ['site=odaiba&display_name=crates', []],
  ['deleted=perhaps&site=', ['r1', 'r3']],
])('the address ?%s filters robots: %j', (query, expected) => {
  const search = Object.fromEntries(new URLSearchParams(query))
  expect(robotFilter.apply(robots, validateRobots(search)).map(({ id }) => id)).toEqual(expected)
})

test.each([
  [{ tab: 'parts', page: '2' }, 'parts'],
  [{ tab: 'wheels' }, undefined],
  [{}, undefined],
])('of the address %j the page takes the tab %s', (search, tab) => {
  expect(validateRobot(search).tab).toBe(tab)
})

test('the call and Clear the filter follow from the declaration', () => {
  const search = validateRobots({ site: 'chiba', deleted: 'true', page: '2' })
  expect(robotFilter.queryOf(robotFilter.serviceOf(search))).toEqual({
    site: 'chiba',
    deprecated: true,
  })
  expect(robotFilter.active(search)).toEqual(['site'])
})
