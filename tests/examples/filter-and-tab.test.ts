/** The recipes for a filter and a tab in `docs/extending.md`, as the files of an area hold their parts. */
import { expect, test } from 'vitest'
import { keysOf } from '@/lib/objects.ts'
import {
  choice,
  flag,
  readSearch,
  type SearchOf,
  type SearchSchema,
  tableSearch,
  text,
} from '@/lib/search-params.ts'
import { searchBy } from '@/lib/search-words.ts'

interface Robot {
  id: string
  displayName: string
  site: string
  retired: boolean
}

const robotSearch = {
  /** Only retired robots; the service applies it. */
  retired: flag,
  /** Robots at this site. */
  site: text,
  /** Robots with all of these words in name and id. */
  display_name: text,
} as const satisfies SearchSchema

type RobotFilter = SearchOf<typeof robotSearch>

const findRobots = searchBy(
  ({ displayName }: Robot) => [displayName],
  ({ id }) => [id],
)

/** The robots that pass a filter, in their order. */
const filterRobots = (robots: readonly Robot[], filter: RobotFilter) => {
  const isFound = findRobots(filter.display_name)
  return robots.filter(
    (robot) =>
      robot.retired === (filter.retired ?? false) &&
      (!filter.site || robot.site === filter.site) &&
      isFound(robot),
  )
}

/** The tabs of a robot's page, in order, with their labels. */
const robotTabNames = { missions: 'Missions', parts: 'Parts' } as const

/** The tabs of a robot's page, the default first. */
const robotTabs = keysOf(robotTabNames)

const validateRobots = readSearch({ ...tableSearch, ...robotSearch })

const validateRobot = readSearch({ ...tableSearch, tab: choice(robotTabs) })

const robots: readonly Robot[] = [
  { id: 'r1', displayName: 'Sweeper', site: 'odaiba', retired: false },
  { id: 'r2', displayName: 'Carrier', site: 'odaiba', retired: true },
  { id: 'r3', displayName: 'Carrier of crates', site: 'chiba', retired: false },
]

test.each([
  ['', ['r1', 'r3']],
  ['retired=true', ['r2']],
  ['site=odaiba', ['r1']],
  ['display_name=crates carrier', ['r3']],
  ['site=odaiba&display_name=crates', []],
  ['retired=perhaps&site=', ['r1', 'r3']],
])('the address ?%s filters robots: %j', (query, expected) => {
  const search = Object.fromEntries(new URLSearchParams(query))
  expect(filterRobots(robots, validateRobots(search)).map(({ id }) => id)).toEqual(expected)
})

test.each([
  [{ tab: 'parts', page: '2' }, 'parts'],
  [{ tab: 'wheels' }, undefined],
  [{}, undefined],
])('of the address %j the page takes the tab %s', (search, tab) => {
  expect(validateRobot(search).tab).toBe(tab)
})
