import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { find, namedAddress } from './addresses.ts'
import { ask, changeMeanwhile } from './sign-in.ts'

/** An approved scenario of type planning_sim_v2 with three versions and a parameter. */
export const flagger = 'Flagger at roadworks, Rainbow Bridge ramp'

/** A scenario that nobody has reviewed, with an asset; no suite holds it. */
export const van = 'Delivery van double-parked, Aomi'

/** A scenario that Robotaxi L4 has. */
export const shared = 'Unprotected right turn across two lanes, Ariake'

/** Address of a scenario's page. */
export const scenarioAddress = namedAddress('scenarios', 'scenario.listScenarios', 'scenarios')

/** Path of a scenario at the service. */
export const scenarioPath = (id = '') => `scenario/projects/${projectIds.shuttle}/scenarios/${id}`

/** The id of the scenario with a name. */
export const scenarioId = async (name: string) => {
  const { id } = await find<{ id: string; display_name: string }>(
    'scenario.listScenarios',
    'scenarios',
    ({ display_name }) => display_name === name,
  )
  return id
}

/** Saves a scenario as a new version, as somebody else does. */
export const saveMeanwhile = async (page: Page, id: string) => {
  const stored = await ask(page, scenarioPath(id))
  const { display_name, description, tags, area_map, scenario_format } = stored
  await changeMeanwhile(page, scenarioPath(id), {
    ...{ display_name, description, tags, area_map, scenario_format },
    change_message: 'Slower.',
    current_version_id: stored.version_id,
  })
}

/** The list of scenarios. */
export const scenarioTable = (page: Page) => page.getByRole('table', { name: 'Scenarios' })

/** Its rows, without the head and what is below a row. */
export const scenarioListRows = (page: Page) =>
  scenarioTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

/** The row of a scenario. */
export const scenarioRow = (page: Page, name: string) =>
  scenarioTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })

/** The versions of a scenario. */
export const versionRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Versions' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

/** The suites and catalogs that run a scenario, with its results. */
export const resultRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Results' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
