import type { Locator, Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import {
  type Address,
  assetAddress,
  catalogAddress,
  catalogWithAll,
  integrationAddress,
  jobAddress,
  nobodysId,
  releaseAddress,
  reportAddress,
  suiteAddress,
} from '../support/addresses.ts'
import { assetRows, versionRows } from '../support/assets.ts'
import { catalogRow, suiteChoice } from '../support/catalogs.ts'
import { fillGithub, integrationRows } from '../support/integrations.ts'
import { draft, itemRows, releaseRow } from '../support/releases.ts'
import { caseRows, reportRows, specRows, suiteReportRows } from '../support/reports.ts'
import type { PersonaName } from '../support/sign-in.ts'
import {
  availableScenarios,
  chooseApproved,
  nameField,
  scenarioRows,
  suiteRow,
  suiteRows,
} from '../support/suites.ts'

/** A page that has nothing to show. */
interface Absence {
  heading: string
  /** The link that leads on, and the heading of where it leads to. */
  link?: string
  to?: string | RegExp
}

/** A screen, and what is true of every screen. */
export interface Screen {
  name: string
  address: Address
  /** Who may see it; a member when left out. */
  persona?: PersonaName
  heading: string | RegExp
  /** What is there once everything has come. */
  content: (page: Page) => Locator
  /** Brings out the rest of what the screen can hold. */
  open?: (page: Page) => Promise<unknown>
  /** What it shows for an ID that nothing has. */
  missing?: Absence & { address: Address }
  /** What it says of an address with an ID that cannot be one. */
  invalid?: { address: string; text: string }
  /** What those see who may not see it. */
  denied?: Absence & { addresses: readonly Address[]; calls?: readonly string[] }
}

const suites = '/evaluation/suites'
const catalogs = '/evaluation/vehicle_catalogs'
const reports = '/evaluation/reports'
const assets = '/evaluation/scenario_assets'
const noId = 'not%20an%20id'
const theDraft = /^v0\.9\.1-draft$/
const robotaxi = { projectId: projectIds.robotaxi }

/** The address of a report, with an ID at its end that nothing has. */
const absentReport = async (level: 'suite' | 'spec' | 'case') =>
  (await reportAddress(level)).replace(/[^/]+$/, nobodysId)

/** Every screen of the areas. */
export const screens: readonly Screen[] = [
  {
    name: 'the list of reports',
    address: reports,
    heading: 'Reports',
    content: (page) => reportRows(page).nth(19),
  },
  {
    name: 'the report of a job',
    address: () => jobAddress('failed tests'),
    heading: /./,
    content: (page) => suiteReportRows(page).first(),
    missing: {
      address: `${reports}/${nobodysId}`,
      heading: 'Job not found',
      link: 'All reports',
      to: 'Reports',
    },
    invalid: { address: `${reports}/${noId}`, text: 'Invalid Job ID.' },
  },
  {
    name: 'the report of a suite',
    address: () => reportAddress('suite'),
    heading: /./,
    content: (page) => specRows(page).first(),
    missing: { address: () => absentReport('suite'), heading: 'Suite report not found' },
    invalid: {
      address: `${reports}/${nobodysId}/tests/${noId}`,
      text: 'Invalid Suite Report ID.',
    },
  },
  {
    name: 'the report of a scenario',
    address: () => reportAddress('spec'),
    heading: /./,
    content: (page) => caseRows(page).first(),
    missing: { address: () => absentReport('spec'), heading: 'Spec report not found' },
    invalid: {
      address: `${reports}/${nobodysId}/tests/${nobodysId}/${noId}`,
      text: 'Invalid Spec Report ID.',
    },
  },
  {
    name: 'the report of a case',
    address: () => reportAddress('case'),
    heading: /./,
    content: (page) => page.getByRole('list', { name: 'Files', exact: true }),
    open: async (page) => {
      await page.getByRole('button', { name: 'Show the simulation result' }).click()
      await page.getByRole('region', { name: 'Simulation result' }).waitFor()
    },
    missing: { address: () => absentReport('case'), heading: 'Case report not found' },
    invalid: {
      address: `${reports}/${nobodysId}/tests/${nobodysId}/${nobodysId}/${noId}`,
      text: 'Invalid Case Report ID.',
    },
  },

  {
    name: 'the list of suites',
    address: suites,
    heading: 'Suites',
    content: (page) => suiteRow(page, 'Nightly regression'),
  },
  {
    name: 'the page of a suite',
    address: () => suiteAddress('Nightly regression'),
    heading: 'Nightly regression',
    content: (page) => scenarioRows(page).getByText('Approved').first(),
    missing: {
      address: async () => `${await suiteAddress('Smoke test')}?project_id=${projectIds.empty}`,
      heading: 'Suite not found',
      link: 'All suites',
      to: 'Suites',
    },
    invalid: { address: `${suites}/a%2Fb`, text: 'Invalid Suite ID.' },
  },
  {
    name: 'the wizard that edits a suite',
    address: () => suiteAddress('Nightly regression', { below: '/edit' }),
    heading: 'Edit Suite',
    content: nameField,
    missing: {
      address: async () =>
        `${await suiteAddress('Smoke test', { below: '/edit' })}?project_id=${projectIds.empty}`,
      heading: 'Suite not found',
      link: 'All suites',
      to: 'Suites',
    },
    invalid: { address: `${suites}/${noId}/edit`, text: 'Invalid Suite ID.' },
  },
  {
    name: 'the wizard of a new suite',
    address: `${suites}/new`,
    heading: 'New Suite',
    content: (page) => availableScenarios(page).first(),
    open: async (page) => {
      await nameField(page).fill('Narrow')
      await chooseApproved(page, 1)
    },
  },

  {
    name: 'the list of catalogs',
    address: catalogs,
    heading: 'Catalogs',
    content: (page) => catalogRow(page, catalogWithAll),
  },
  {
    name: 'the page of a catalog',
    address: () => catalogAddress(catalogWithAll),
    heading: catalogWithAll,
    content: (page) => suiteRows(page).nth(19),
    missing: {
      address: `${catalogs}/unknown`,
      heading: 'Catalog not found',
      link: 'All catalogs',
      to: 'Catalogs',
    },
    invalid: { address: `${catalogs}/${noId}`, text: 'Invalid Catalog ID.' },
  },
  {
    name: 'the form of a new catalog',
    address: `${catalogs}/new`,
    heading: 'New Catalog',
    content: (page) => suiteChoice(page, 'Nightly regression'),
  },
  {
    name: 'the form that edits a catalog',
    address: () => catalogAddress(catalogWithAll, { below: '/edit' }),
    heading: 'Edit Catalog',
    content: (page) => suiteChoice(page, 'Nightly regression'),
    denied: {
      addresses: [() => catalogAddress('Robotaxi', { below: '/edit' })],
      heading: 'Access denied',
    },
  },
  {
    name: 'the invitations',
    address: `${catalogs}/share_invitations`,
    heading: 'Sharing Invitations',
    content: (page) => page.getByRole('button', { name: 'Accept Robotaxi minivan' }),
  },

  {
    name: 'the list of integrations',
    address: () => catalogAddress(catalogWithAll, { below: '/integrations' }),
    heading: 'Integrations',
    content: (page) => integrationRows(page).nth(1),
    missing: { address: `${catalogs}/gone/integrations`, heading: 'Catalog not found' },
    denied: {
      addresses: ['', '/new'].map(
        (below) => () => catalogAddress('Robotaxi', { below: `/integrations${below}` }),
      ),
      heading: 'Access denied',
      link: 'Back to the catalog',
      to: 'Robotaxi',
    },
  },
  {
    name: 'the page of an integration',
    address: () => integrationAddress('github'),
    heading: 'shuttle-lab/autopilot',
    content: (page) => page.getByRole('heading', { name: 'Default Options' }),
    missing: {
      address: () => catalogAddress(catalogWithAll, { below: `/integrations/${nobodysId}` }),
      heading: 'Integration not found',
      link: 'All integrations',
      to: 'Integrations',
    },
    invalid: { address: `${catalogs}/c1/integrations/a%20b`, text: 'Invalid Integration ID.' },
  },
  {
    name: 'the form of a new integration',
    address: () => catalogAddress(catalogWithAll, { below: '/integrations/new' }),
    heading: 'New Integration',
    content: (page) => page.getByRole('button', { name: 'Add scheduled event' }),
    open: async (page) => {
      await fillGithub(page)
      await page.getByRole('button', { name: 'Add scheduled event' }).click()
      await page.getByRole('radio', { name: 'Cron Expression' }).check()
    },
  },
  {
    name: 'the form that edits an integration',
    address: () => integrationAddress('github', { below: '/edit' }),
    heading: 'Edit Integration',
    content: (page) => page.getByRole('button', { name: 'Add scheduled event' }),
  },

  {
    name: 'the list of releases',
    address: () => catalogAddress(catalogWithAll, { below: '/firmware_releases' }),
    heading: 'Releases',
    content: (page) => releaseRow(page, draft),
  },
  {
    name: 'the page of a release',
    address: () => releaseAddress(theDraft),
    heading: draft,
    content: (page) => itemRows(page).nth(4),
    missing: {
      address: () => catalogAddress(catalogWithAll, { below: `/firmware_releases/${nobodysId}` }),
      heading: 'Release not found',
      link: 'All releases',
      to: 'Releases',
    },
    invalid: {
      address: `${catalogs}/c1/firmware_releases/${noId}`,
      text: 'Invalid Firmware Release ID.',
    },
  },
  {
    name: 'the form of a release',
    address: () => releaseAddress(theDraft, { below: '/edit' }),
    heading: 'Edit Release',
    content: nameField,
    denied: {
      addresses: [() => releaseAddress(/^v\d/, { ...robotaxi, below: '/edit' })],
      heading: 'Access denied',
      link: 'Back to the release',
      to: /^v\d/,
    },
  },

  {
    name: 'the list of scenario assets',
    address: assets,
    persona: 'Internal staff',
    heading: 'Scenario Assets',
    content: (page) => assetRows(page).first(),
    denied: {
      addresses: ['', '/new', `/${nobodysId}`, `/${noId}`].map((below) => assets + below),
      heading: 'Access denied',
      calls: ['scenario.listScenarioAssets', 'scenario.getScenarioAsset'],
    },
  },
  ...[/^Regression of the regression/, /عبور/].map(
    (name): Screen => ({
      name: `the page of an asset with a name like ${name.source}`,
      address: () => assetAddress(name, robotaxi),
      persona: 'Internal staff',
      heading: name,
      content: (page) => versionRows(page).first(),
    }),
  ),
  {
    name: 'the page of an asset',
    address: () => assetAddress('Crossing props'),
    persona: 'Internal staff',
    heading: 'Crossing props',
    content: (page) => versionRows(page).first(),
    missing: {
      address: `${assets}/${nobodysId}`,
      heading: 'Scenario asset not found',
      link: 'All scenario assets',
      to: 'Scenario Assets',
    },
    invalid: { address: `${assets}/${noId}`, text: 'Invalid scenario asset ID.' },
  },
  {
    name: 'the form of a new asset',
    address: `${assets}/new`,
    persona: 'Internal staff',
    heading: 'New Scenario Asset',
    content: nameField,
  },

  ...['console', 'controls', 'ledger'].map(
    (tab): Screen => ({
      name: `the test page, ${tab}`,
      address: `/evaluation/test?tab=${tab}`,
      heading: 'Test',
      content: (page) => page.getByRole('tab', { selected: true }),
    }),
  ),
]
