import type { Page } from '@playwright/test'
import { nobodysId, scenarioReportAddress } from '../support/addresses.ts'
import { breadcrumb, overview, tableRows } from '../support/console.ts'
import {
  type ChangePlace,
  first,
  heading,
  noId,
  type ReadPlace,
  reads,
  type Screen,
} from '../support/place.ts'

const reports = '/evaluation/scenario_reports'
const rows = (page: Page) => tableRows(page, 'Scenario reports')
const entries = (page: Page) => tableRows(page, 'Reports')
const ended = () => scenarioReportAddress('Night drives, Odaiba')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Download scenario report log' })
const openDialog = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Download the log/ })
    .first()
    .click()
  await dialog(page).waitFor()
}
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'DOWNLOAD', exact: true })
const saved = (page: Page) => dialog(page).getByText('The browser saves the file.')

/** The screens of the area. */
export const screens: readonly Screen[] = [
  {
    name: 'the list of scenario reports',
    address: reports,
    persona: 'Internal staff',
    heading: 'Scenario Reports',
    content: first(rows),
    denied: {
      addresses: ['', `/${nobodysId}`].map((below) => reports + below),
      heading: 'Access denied',
      calls: ['scenario.listScenarioReports', 'scenario.getScenarioReport'],
    },
  },
  {
    name: 'the page of a scenario report',
    address: ended,
    persona: 'Internal staff',
    heading: 'Night drives, Odaiba',
    content: first(entries),
    open: openDialog,
    layers: [openDialog],
    missing: {
      address: `${reports}/${nobodysId}`,
      heading: 'Scenario report not found',
      link: 'All scenario reports',
      to: 'Scenario Reports',
    },
    invalid: { address: `${reports}/${noId}`, text: 'Invalid Job ID.' },
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads(
    'the list of scenario reports',
    reports,
    { 'scenario.listScenarioReports': [first(rows), heading('Scenario Reports')] },
    'Internal staff',
  ),
  ...reads(
    'the page of a scenario report',
    ended,
    {
      // Its shortened id stands for it.
      'scenario.getScenarioReport': [
        overview,
        (page) => breadcrumb(page).getByText(/[0-9a-f]{8}$/),
      ],
      // Who made the report, and what is known without the name.
      'project.batchGetMembers': [
        (page) => overview(page).getByText(/^Created by\p{L}/u),
        (page) => overview(page).getByText('Night drives, Odaiba'),
      ],
    },
    'Internal staff',
  ),
]

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = (
  ['scenario.getScenarioReportLogGrant', 'objectStore.getObject'] as const
).map((operation) => ({
  operation,
  at: 'the log of a scenario report',
  address: ended,
  persona: 'Internal staff',
  prepare: openDialog,
  submit,
  kept: dialog,
  done: saved,
  toldAs: 'scenario.getScenarioReportLogGrant',
}))
