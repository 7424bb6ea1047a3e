import type { Catalog, FirmwareRelease } from '@generated/catalog/types.ts'
import type { JobReport, Suite } from '@generated/evaluation/types.ts'
import type { AreaMap } from '@generated/map/types.ts'
import { listScenariosQueryOptions } from '@generated/scenario/queries.ts'
import type { Scenario, ScenarioReport } from '@generated/scenario/types.ts'
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import {
  Car,
  Cpu,
  FileVideo,
  List,
  type LucideIcon,
  MapPinned,
  SquarePlay,
  Waypoints,
} from 'lucide-react'
import { useMemo } from 'react'
import { jobReportsQueryOptions } from '@/evidence/listed-reports.ts'
import { catalogActions } from '@/features/catalogs/catalog-actions.tsx'
import { releaseActions } from '@/features/firmware/firmware-release-actions.tsx'
import { jobActions } from '@/features/reports/job/job-actions.tsx'
import { scenarioActions } from '@/features/scenarios/scenario-actions.tsx'
import { suiteActions } from '@/features/suites/suite-actions.tsx'
import { formatShort } from '@/lib/dates.ts'
import { shortId } from '@/lib/ids.ts'
import { wordsOf } from '@/lib/search-words.ts'
import { dotted, fold } from '@/lib/text.ts'
import { decoded } from '@/lib/urls.ts'
import { catalogTarget } from '@/models/catalogs/catalog.ts'
import { findCatalogs } from '@/models/catalogs/catalog-filter.ts'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import { findReleases } from '@/models/firmware/firmware-filter.ts'
import { releasesQueryOptions } from '@/models/firmware/firmware-queries.ts'
import { releaseTarget } from '@/models/firmware/firmware-release.ts'
import { findMaps } from '@/models/maps/map-filter.ts'
import { mapsQueryOptions } from '@/models/maps/map-queries.ts'
import { jobTitle } from '@/models/reports/report-names.ts'
import { findReports } from '@/models/reports/report-words.ts'
import { reportTitle } from '@/models/scenario-reports/scenario-report.ts'
import { findScenarioReports } from '@/models/scenario-reports/scenario-report-filter.ts'
import { scenarioReportsQueryOptions } from '@/models/scenario-reports/scenario-report-queries.ts'
import { scenariosQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import { findScenarios } from '@/models/suites/find-scenarios.ts'
import { suiteTarget } from '@/models/suites/suite.ts'
import { findSuites } from '@/models/suites/suite-filter.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { rarestWord } from '@/models/suites/suite-scenarios.ts'
import { type BoundAction, boundActions } from '@/page/actions.tsx'
import type { LinkTarget } from '@/page/kind.ts'
import { useFlag } from '@/session/flags.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { keepWithinProject } from '@/transport/query-parameters.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import { rankOf } from './palette-rank.ts'

/** A thing of the project that the palette lists. */
export interface Thing {
  /** Unique among all things. */
  id: string
  label: string
  /** Its kind, and a detail that tells it from others of its name. */
  detail: string
  icon: LucideIcon
  target: LinkTarget
  actions: () => readonly BoundAction[]
}

/** The lists of a project as far as they are loaded. */
export interface LoadedThings {
  suites: readonly Suite[]
  catalogs: readonly Catalog[]
  releases: readonly FirmwareRelease[]
  jobs: readonly JobReport[]
  scenarios: readonly Scenario[]
  maps: readonly AreaMap[]
  scenarioReports: readonly ScenarioReport[]
}

/** Most things of a kind whose names are compared with what is typed, as that takes time. */
const mostRanked = 200

/** Most things listed of a kind; more words find the others. */
const mostOfKind = 6

/** The id at the end of an address, as far as it can be read. */
const idIn = (path: string) => decoded(path.slice(path.lastIndexOf('/') + 1))

/** How things of a kind are found and listed. */
interface Finder<Item> {
  kind: string
  heading: string
  icon: LucideIcon
  find: (typed: string) => (item: Item) => boolean
  idOf: (item: Item) => string
  labelOf: (item: Item) => string
  /** Its kind, and a detail that tells it from others of its name; the kind alone when left out. */
  detailOf?: (item: Item) => string
  targetOf: (item: Item) => LinkTarget
  actionsOf?: (item: Item) => readonly BoundAction[]
}

const thingOf = <Item>(finder: Finder<Item>, item: Item): Thing => ({
  id: `${finder.kind.toLowerCase()} ${finder.idOf(item)}`,
  label: finder.labelOf(item),
  detail: finder.detailOf?.(item) ?? finder.kind,
  icon: finder.icon,
  target: finder.targetOf(item),
  actions: () => finder.actionsOf?.(item) ?? [],
})

/** Finds one kind of thing by its words: the latest opened first, then by how well the name fits. */
const finderOf =
  <Item>(finder: Finder<Item>) =>
  (items: readonly Item[], typed: string, recent: readonly string[], most: number) => {
    const { heading, find, idOf, labelOf, targetOf } = finder
    const found = items.filter(find(typed))
    const places = new Map(recent.map((path, index) => [path, index]))
    // Few were opened: the addresses of all others are not made.
    const recentIds = new Set(recent.map(idIn))
    const placeOf = (item: Item) =>
      recentIds.has(idOf(item)) ? places.get(targetOf(item).to) : undefined
    const opened = found
      .map((item) => ({ item, place: placeOf(item) }))
      .filter(({ place }) => place !== undefined)
      .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    const isOpened = new Set(opened.map(({ item }) => item))
    const others = found
      .filter((item) => !isOpened.has(item))
      .slice(0, mostRanked)
      .map((item) => ({ item, rank: rankOf(labelOf(item), typed) }))
      .toSorted((a, b) => a.rank - b.rank)
    const shown = [...opened, ...others].slice(0, most)
    return { heading, items: shown.map(({ item }) => thingOf(finder, item)) }
  }

/** Address of the page of a thing: the path of its list, and its id. */
const below = (list: string, id: string) => ({
  to: `${list}/${encodeURIComponent(id)}`,
  search: {},
})

const idOf = ({ id }: { id: string }) => id
const displayNameOf = ({ displayName }: { displayName: string }) => displayName

const findSuiteThings = finderOf<Suite>({
  kind: 'Suite',
  heading: 'Suites',
  icon: List,
  find: findSuites,
  idOf,
  labelOf: displayNameOf,
  targetOf: ({ id }) => suiteTarget(id),
  actionsOf: (suite) => boundActions(suiteActions, suite, undefined),
})

const findCatalogThings = finderOf<Catalog>({
  kind: 'Catalog',
  heading: 'Catalogs',
  icon: Car,
  find: findCatalogs,
  idOf,
  labelOf: displayNameOf,
  targetOf: ({ id }) => catalogTarget(id),
  actionsOf: (catalog) => boundActions(catalogActions, catalog, undefined),
})

const findReleaseThings = finderOf<FirmwareRelease>({
  kind: 'Release',
  heading: 'Releases',
  icon: Cpu,
  find: findReleases,
  idOf,
  labelOf: ({ name }) => name,
  targetOf: ({ catalogId, id }) => releaseTarget(catalogId, id),
  actionsOf: (release) => boundActions(releaseActions, release, undefined),
})

const findJobThings = finderOf<JobReport>({
  kind: 'Job',
  heading: 'Jobs',
  icon: SquarePlay,
  find: findReports,
  idOf: ({ jobId }) => jobId,
  labelOf: jobTitle,
  // Jobs share their names: how and when one went tells it from the others sooner than its id.
  detailOf: ({ jobId, status, scheduledAt, catalog }) => {
    const scheduled = formatShort(scheduledAt, Date.now())
    return dotted('Job', statusWord(status), scheduled, catalog.displayName, shortId(jobId))
  },
  targetOf: ({ jobId }) => below('/reports', jobId),
  actionsOf: (job) => boundActions(jobActions, job, undefined),
})

const findScenarioThings = finderOf<Scenario>({
  kind: 'Scenario',
  heading: 'Scenarios',
  icon: Waypoints,
  find: findScenarios,
  idOf,
  labelOf: displayNameOf,
  targetOf: ({ id }) => below('/scenarios', id),
  actionsOf: (scenario) => boundActions(scenarioActions, scenario, scenario.projectId),
})

const findMapThings = finderOf<AreaMap>({
  kind: 'Map',
  heading: 'Maps',
  icon: MapPinned,
  find: findMaps,
  idOf: ({ areaMapId }) => String(areaMapId),
  labelOf: ({ areaMapName }) => areaMapName,
  detailOf: ({ areaMapId }) => `Map ${areaMapId}`,
  targetOf: ({ areaMapId }) => below('/maps', String(areaMapId)),
})

const findScenarioReportThings = finderOf<ScenarioReport>({
  kind: 'Scenario report',
  heading: 'Scenario reports',
  icon: FileVideo,
  find: findScenarioReports,
  idOf,
  labelOf: reportTitle,
  detailOf: ({ id }) => `Scenario report ${shortId(id)}`,
  targetOf: ({ id }) => below('/scenario_reports', id),
})

/** Groups of things with all words of what is typed, of each kind those that were open last first. */
export const findThings = (
  loaded: LoadedThings,
  typed: string,
  recent: readonly string[],
  most: number = mostOfKind,
): { heading: string; items: Thing[] }[] => [
  findSuiteThings(loaded.suites, typed, recent, most),
  findCatalogThings(loaded.catalogs, typed, recent, most),
  findReleaseThings(loaded.releases, typed, recent, most),
  findJobThings(loaded.jobs, typed, recent, most),
  findScenarioThings(loaded.scenarios, typed, recent, most),
  findMapThings(loaded.maps, typed, recent, most),
  findScenarioReportThings(loaded.scenarioReports, typed, recent, most),
]

/** The things that were open last, the latest first. */
export const recentThings = (loaded: LoadedThings, recent: readonly string[]): Thing[] => {
  const places = new Map(recent.map((path, index) => [path, index]))
  return findThings(loaded, '', recent)
    .flatMap(({ items }) => items)
    .filter(({ target }) => places.has(target.to))
    .toSorted((a, b) => (places.get(a.target.to) ?? 0) - (places.get(b.target.to) ?? 0))
    .slice(0, mostOfKind)
}

/** Most things whose actions are listed. */
const mostWithActions = 3

/** An action on a thing, as the palette lists it. */
export interface ThingAction extends BoundAction {
  thing: Thing
}

const actionsOf = (things: readonly Thing[]): ThingAction[] =>
  things.flatMap((thing) => thing.actions().map((action) => ({ ...action, thing })))

/**
 * Actions on things: all of them once few things are found, else those with some of the words in their label, on
 * the things that the other words find (`edit nightly`). `found` is what `findThings` finds: searching twice takes
 * twice as long.
 */
export const findThingActions = (
  loaded: LoadedThings,
  typed: string,
  recent: readonly string[],
  found: readonly Thing[],
): ThingAction[] => {
  const words = wordsOf(typed)
  const thingsOf = (some: readonly string[]) =>
    findThings(loaded, some.join(' '), recent, mostWithActions + 1).flatMap(({ items }) => items)
  if (words.length === 0) return []
  if (found.length > 0) return found.length <= mostWithActions ? actionsOf(found) : []
  return words
    .flatMap((word, index) => {
      const others = words.toSpliced(index, 1)
      if (others.length === 0) return []
      return actionsOf(thingsOf(others).slice(0, mostWithActions)).filter(({ label }) =>
        fold(label).includes(fold(word)),
      )
    })
    .slice(0, mostOfKind)
}

const noItems: readonly never[] = []

const combineReleases = (
  results: readonly UseQueryResult<PagedItems<FirmwareRelease>>[],
): readonly FirmwareRelease[] => results.flatMap(({ data }) => data?.items ?? [])

/** Catalogs whose releases are searched: each takes a call. */
const mostCatalogs = 50

/** Most scenarios that are asked for. */
const mostScenarios = 50

/** The list of scenarios if it is loaded, as it can be long; else those that the service finds by a part of the name. */
const useScenarios = (projectId: string, typed: string): readonly Scenario[] => {
  const listed = useQuery({ ...scenariosQueryOptions(projectId, {}), enabled: false }).data
  const displayName = rarestWord(typed)
  const found = useQuery({
    ...listScenariosQueryOptions({ projectId }, { size: mostScenarios, displayName }),
    enabled: displayName !== '' && listed?.complete !== true,
    placeholderData: keepWithinProject(projectId),
  }).data
  const { items = noItems, complete } = listed ?? {}
  return complete ? items : (found?.scenarios ?? noItems)
}

/**
 * The things of a project: what is cached, and once something is typed what the lists hold.
 *
 * @param typed what is searched for; nothing is asked for while it is empty
 */
export const useLoadedThings = (projectId: string, typed: string): LoadedThings => {
  const options = { enabled: typed !== '' }
  const ofStaff = { enabled: useFlag('internalStaff') && typed !== '' }
  const suites = useQuery({ ...suitesQueryOptions(projectId, {}), ...options }).data?.items
  const catalogs = useQuery({ ...catalogsQueryOptions(projectId, {}), ...options }).data?.items
  const jobs = useQuery({ ...jobReportsQueryOptions(projectId, {}), ...options }).data?.items
  const releases = useQueries({
    queries: (catalogs ?? noItems).slice(0, mostCatalogs).map(({ id }) => ({
      ...releasesQueryOptions({ projectId, catalogId: id }, {}),
      ...options,
    })),
    combine: combineReleases,
  })
  const scenarios = useScenarios(projectId, typed)
  const maps = useQuery({ ...mapsQueryOptions(projectId), ...options }).data?.items
  const scenarioReports = useQuery({ ...scenarioReportsQueryOptions(projectId), ...ofStaff }).data
    ?.items
  return useMemo(
    () => ({
      suites: suites ?? noItems,
      catalogs: catalogs ?? noItems,
      releases,
      jobs: jobs ?? noItems,
      scenarios,
      maps: maps ?? noItems,
      scenarioReports: scenarioReports ?? noItems,
    }),
    [suites, catalogs, releases, jobs, scenarios, maps, scenarioReports],
  )
}
