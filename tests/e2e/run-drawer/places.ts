import type { Page } from '@playwright/test'
import { catalogWithAll } from '../support/addresses.ts'
import {
  type ChangePlace,
  heading,
  type Read,
  type ReadPlace,
  reads,
  told,
} from '../support/place.ts'
import {
  choose as chooseInDrawer,
  drawer,
  textField as drawerField,
  openFromPalette,
  openFromReports,
  selector,
  startButton,
} from '../support/run-drawer.ts'

/** Opens the drawer over a page that asks for none of its lists. */
const openDrawer = async (page: Page) => {
  await heading('Test')(page).waitFor()
  await openFromPalette(page)
}

/** A list that the drawer shows at once; what was entered stays. */
const inDrawer = (label: string, hasText: string): Read => ({
  ask: async (page) => {
    await openDrawer(page)
    await drawerField(page, 'Branch').fill('kept')
  },
  shown: (page) => selector(page, label).filter({ hasText }),
  kept: (page) => drawerField(page, 'Branch'),
  entered: 'kept',
})

/** A list that the drawer shows once something is chosen. */
const onceChosen = (option: string, label: string, hasText: string | RegExp): Read => ({
  ask: async (page) => {
    await openDrawer(page)
    await selector(page, 'Repository').filter({ hasText: 'shuttle-lab/autopilot' }).waitFor()
    await chooseInDrawer(page, option)
  },
  shown: (page) => selector(page, label).filter({ hasText }),
  kept: drawer,
})

/** First words of an option; neither `Select` nor `Loading...`. */
const anOption = /^(?!Select$|Loading)./

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads(
    'the drawer',
    '/evaluation/test',
    {
      'catalog.listCatalogs': inDrawer('Catalog', catalogWithAll),
      'evaluation.listIntegrations': inDrawer('Repository', 'shuttle-lab/autopilot'),
      'evaluation.listSuites': inDrawer('Suites', 'All'),
      'evaluation.listSources': onceChosen('Webauto (beta)', 'Source', anOption),
      'evaluation.listJobReports': onceChosen('Reuse build artifacts', 'Source Job', anOption),
      'evaluation.listSuiteReports': onceChosen('Rerun Same Versions', 'Suites', 'All'),
    },
    'Privileged',
  ),
]

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
  {
    operation: 'evaluation.scheduleJob',
    at: 'the drawer',
    address: '/evaluation/reports',
    prepare: async (page) => {
      await openFromReports(page)
      await drawerField(page, 'Branch').fill('main')
    },
    submit: startButton,
    kept: (page) => drawerField(page, 'Branch'),
    entered: 'main',
    done: told('Test scheduled'),
  },
]
