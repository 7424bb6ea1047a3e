import type { Page } from '@playwright/test'
import { namedAddress } from './addresses.ts'

/** An approved scenario of type planning_sim_v2 with three versions and a parameter. */
export const flagger = 'Flagger at roadworks, Rainbow Bridge ramp'

/** A scenario that nobody has reviewed, with an asset; no suite holds it. */
export const van = 'Delivery van double-parked, Aomi'

/** A scenario that Robotaxi L4 has. */
export const shared = 'Unprotected right turn across two lanes, Ariake'

/** Address of a scenario's page. */
export const scenarioAddress = namedAddress('scenarios', 'scenario.listScenarios', 'scenarios')

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
