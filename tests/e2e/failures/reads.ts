import type { Locator, Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import {
  type Address,
  assetAddress,
  catalogAddress,
  catalogWithAll,
  integrationAddress,
  jobAddress,
  releaseAddress,
  reportAddress,
  scenarioTarget,
  suiteAddress,
} from '../support/addresses.ts'
import { assetRow, versionRows } from '../support/assets.ts'
import { catalogRow, shares } from '../support/catalogs.ts'
import { breadcrumb, overview, pageHeading } from '../support/console.ts'
import { integrationRows } from '../support/integrations.ts'
import { itemRows, releaseRow } from '../support/releases.ts'
import {
  approvalDialog,
  caseRows,
  reportRows,
  specRows,
  suiteReportRows,
} from '../support/reports.ts'
import { choose, drawer, openFromPalette, selector, textField } from '../support/run-drawer.ts'
import type { PersonaName } from '../support/sign-in.ts'
import {
  availableScenarios,
  chooseApproved,
  chosenScenarios,
  nameField,
  scenarioRows,
  suiteRow,
} from '../support/suites.ts'
import type { OperationName } from './operations.ts'

type Find = (page: Page) => Locator

/** A place that shows what a call reads. */
interface Read {
  /** What is there once the call succeeds. */
  shown: Find
  /** What stays there when it fails. */
  kept: Find
  /** What the field that stays holds. */
  entered?: string
  /** Brings the call about; opening the address does when left out. */
  ask?: (page: Page) => Promise<unknown>
  /** The place stands for its kind: the call fails in every way. */
  everyWay?: {
    /** Statuses that mean something else here. */
    except?: readonly number[]
    /** It is a POST: not retried by itself. */
    isPost?: true
  }
}

/** A place that shows what an operation reads, and where it is. */
export interface ReadPlace extends Read {
  operation: OperationName
  /** Where it is shown, in words. */
  at: string
  address: Address
  persona?: PersonaName
}

/** What one page reads: by operation, what each call shows, and what stays when it fails. */
const page = (
  at: string,
  address: Address,
  reads: { readonly [operation in OperationName]?: Read | readonly [shown: Find, kept: Find] },
  persona?: PersonaName,
): ReadPlace[] =>
  Object.entries(reads).map(([operation, read]) => {
    const { shown, kept, ...more } = 'shown' in read ? read : { shown: read[0], kept: read[1] }
    const place = { operation: operation as OperationName, at, address, shown, kept, ...more }
    return persona ? { ...place, persona } : place
  })

const heading = (name: string | RegExp) => (page: Page) => pageHeading(page, name)
const first = (rows: Find) => (page: Page) => rows(page).first()
const ofCatalog = (below: string) => () => catalogAddress(catalogWithAll, { below })
const newSuiteOfCatalog = async () =>
  `/evaluation/suites/new?catalog_id=${(await catalogAddress(catalogWithAll)).split('/').at(-1)}`
const draft = /^v0\.9\.1-draft$/
const results = (page: Page) => page.getByRole('region', { name: 'Result', exact: true })
const versionChoice = (page: Page) => page.getByRole('combobox', { name: /^Version of/ })

/** Opens the drawer over a page that asks for none of its lists. */
const openDrawer = async (page: Page) => {
  await pageHeading(page, 'Test').waitFor()
  await openFromPalette(page)
}

/** A list that the drawer shows at once; what was entered stays. */
const inDrawer = (label: string, hasText: string): Read => ({
  ask: async (page) => {
    await openDrawer(page)
    await textField(page, 'Branch').fill('kept')
  },
  shown: (page) => selector(page, label).filter({ hasText }),
  kept: (page) => textField(page, 'Branch'),
  entered: 'kept',
})

/** A list that the drawer shows once something is chosen. */
const onceChosen = (option: string, label: string, hasText: string | RegExp): Read => ({
  ask: async (page) => {
    await openDrawer(page)
    await selector(page, 'Repository').filter({ hasText: 'shuttle-lab/autopilot' }).waitFor()
    await choose(page, option)
  },
  shown: (page) => selector(page, label).filter({ hasText }),
  kept: drawer,
})

const aUuid = /^[\w-]{36}$/
const unreviewed = 'Every scenario of the suite has been reviewed.'

/** Every place that shows what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...page('the shell', '/evaluation/suites', {
    'project.listProjects': {
      // Several parts of the shell ask, and the last of them must have been told.
      ask: (page) => page.waitForLoadState('networkidle'),
      shown: heading('Suites'),
      kept: (page) => page.getByRole('button', { name: 'Log out' }),
    },
  }),
  ...page('a list', '/evaluation/suites', {
    'evaluation.listSuites': {
      shown: (page) => suiteRow(page, 'Smoke test'),
      kept: heading('Suites'),
      everyWay: {},
    },
  }),
  ...page('a page of one thing', () => suiteAddress('Smoke test'), {
    'evaluation.getSuite': {
      shown: heading('Smoke test'),
      kept: heading('Suite'),
      // Nothing there: a page of its own.
      everyWay: { except: [404] },
    },
  }),
  ...page('a look-up beside a page', () => suiteAddress('Smoke test'), {
    'scenario.batchGetScenarioVersions': {
      shown: (page) => scenarioRows(page).getByText('Approved').first(),
      kept: first(scenarioRows),
      everyWay: { isPost: true },
    },
  }),

  ...page('the wizard of a suite', () => suiteAddress('Smoke test', { below: '/edit' }), {
    'evaluation.getSuite': [nameField, heading('Edit Suite')],
  }),
  ...page('the wizard', '/evaluation/suites/new', {
    'scenario.listScenarios': [first(availableScenarios), heading('New Suite')],
    // Latest can be chosen all the same.
    'scenario.listScenarioVersions': {
      ask: async (page) => {
        const [name] = await chooseApproved(page, 1)
        await page.getByRole('combobox', { name: `Version of ${name}` }).click()
        await page.getByRole('option', { name: /Latest/ }).waitFor()
        await page.keyboard.press('Escape')
      },
      shown: versionChoice,
      kept: versionChoice,
    },
  }),
  ...page(
    'the wizard for a scenario',
    async () => `/evaluation/suites/new?target_ids=${await scenarioTarget()}`,
    { 'scenario.batchGetScenarioVersions': [first(chosenScenarios), heading('New Suite')] },
  ),
  ...page('the wizard for a catalog', newSuiteOfCatalog, {
    'catalog.getCatalog': [nameField, heading('New Suite')],
    'catalog.listCatalogs': {
      ask: (page) => page.getByRole('button', { name: 'Next' }).click(),
      shown: (page) =>
        page.getByRole('list', { name: 'Available catalogs' }).getByRole('listitem').nth(1),
      kept: heading('New Suite'),
    },
  }),

  ...page('the list of catalogs', '/evaluation/vehicle_catalogs', {
    'catalog.listCatalogs': [(page) => catalogRow(page, catalogWithAll), heading('Catalogs')],
  }),
  ...page('the page of a catalog', ofCatalog(''), {
    'catalog.getCatalog': [heading(catalogWithAll), heading('Catalog')],
    'catalog.listCatalogShares': [first(shares), heading(catalogWithAll)],
    'evaluation.listSuites': [
      (page) => suiteRow(page, 'Nightly regression'),
      heading(catalogWithAll),
    ],
  }),
  ...page('the reports of a catalog', ofCatalog('?tab=reports'), {
    'evaluation.listJobReports': [first(reportRows), heading(catalogWithAll)],
  }),
  ...page('the invitations', '/evaluation/vehicle_catalogs/share_invitations', {
    'catalog.listCatalogShareInvitations': [
      (page) => page.getByRole('button', { name: 'Accept Robotaxi minivan' }),
      heading('Sharing Invitations'),
    ],
  }),
  ...page('the list of integrations', ofCatalog('/integrations'), {
    'evaluation.listIntegrations': [first(integrationRows), heading('Integrations')],
    'catalog.getCatalog': [first(integrationRows), breadcrumb],
  }),
  ...page('the page of an integration', () => integrationAddress('github'), {
    'evaluation.getIntegration': [heading('shuttle-lab/autopilot'), breadcrumb],
  }),

  ...page('the list of releases', ofCatalog('/firmware_releases'), {
    'catalog.listFirmwareReleases': [
      (page) => releaseRow(page, 'v0.9.1-draft'),
      heading('Releases'),
    ],
  }),
  ...page('the page of a release', () => releaseAddress(draft), {
    'catalog.getFirmwareRelease': [heading('v0.9.1-draft'), breadcrumb],
    'ml.batchGetPackages': [
      (page) =>
        itemRows(page).getByText(
          /night_detector|lane_keeper|traffic_light_reader|pedestrian_intent/,
        ),
      (page) => itemRows(page).filter({ hasText: 'perception-ecu' }),
    ],
    'firmware-registry.batchGetFirmwareImages': [
      (page) =>
        itemRows(page)
          .filter({ hasText: /\d (Bytes|KB|MB|GB)/ })
          .first(),
      first(itemRows),
    ],
  }),
  ...page('the form of a release', () => releaseAddress(draft, { below: '/edit' }), {
    'catalog.getFirmwareRelease': [nameField, heading('Edit Release')],
  }),
  ...page('the page of a release of a job', () => releaseAddress(/^v\d+\.\d+\.\d+$/), {
    'evaluation.getFirmwareReleaseReport': [
      (page) => overview(page).getByText(/Running|Succeeded|Failed|Canceled|Scheduled/),
      first(itemRows),
    ],
  }),
  ...page(
    'the page of a shared release',
    async () =>
      `${await releaseAddress(/^v1\./, { projectId: projectIds.robotaxi })}&tab=suiteReports`,
    {
      'evaluation.listSuiteReports': [
        (page) => page.getByRole('table', { name: 'Suite reports' }),
        overview,
      ],
    },
  ),

  ...page(
    'the list of scenario assets',
    '/evaluation/scenario_assets',
    {
      'scenario.listScenarioAssets': [
        (page) => assetRow(page, 'Crossing props'),
        heading('Scenario Assets'),
      ],
    },
    'Internal staff',
  ),
  ...page(
    'the page of an asset',
    () => assetAddress('Crossing props'),
    {
      // Its shortened id stands for it.
      'scenario.getScenarioAsset': [overview, (page) => breadcrumb(page).getByText(/[0-9a-f]{8}$/)],
      'scenario.listScenarioAssetVersions': [first(versionRows), overview],
    },
    'Internal staff',
  ),

  ...page('the list of reports', '/evaluation/reports', {
    'evaluation.listJobReports': [first(reportRows), heading('Reports')],
  }),
  ...page('the report of a job', () => jobAddress('failed tests'), {
    'evaluation.getJobReport': [overview, breadcrumb],
    'evaluation.listSuiteReports': [first(suiteReportRows), overview],
    'evaluation.listBuildReports': [
      (page) => page.getByRole('list', { name: 'Build reports' }),
      overview,
    ],
  }),
  ...page('the report of a job at work', () => jobAddress('running tests'), {
    'simulator.listSimulators': [
      (page) => overview(page).getByText('Simulator', { exact: true }),
      overview,
    ],
  }),
  ...page('the report of a suite', () => reportAddress('suite'), {
    'evaluation.getSuiteReport': [overview, breadcrumb],
    'evaluation.listSpecReports': [first(specRows), overview],
    'scenario.batchGetScenarioVersions': {
      ask: (page) => page.getByRole('button', { name: 'Approve', exact: true }).click(),
      shown: (page) =>
        approvalDialog(page)
          .getByRole('list', { name: 'To be approved' })
          .or(approvalDialog(page).getByText(unreviewed).first()),
      kept: approvalDialog,
    },
  }),
  ...page('the report of a scenario', () => reportAddress('spec'), {
    'evaluation.getSpecReport': [overview, breadcrumb],
    'evaluation.listCaseReports': [first(caseRows), overview],
  }),
  ...page('the report of a case', () => reportAddress('case'), {
    'evaluation.getCaseReport': [overview, breadcrumb],
    'evaluation.listCaseAttempts': [
      (page) => results(page).filter({ hasText: /Retries\s*0/ }),
      results,
    ],
  }),

  ...page(
    'the drawer',
    '/evaluation/test',
    {
      'catalog.listCatalogs': inDrawer('Catalog', catalogWithAll),
      'evaluation.listIntegrations': inDrawer('Repository', 'shuttle-lab/autopilot'),
      'evaluation.listSuites': inDrawer('Suites', 'All'),
      'evaluation.listSources': onceChosen('Webauto (beta)', 'Source', aUuid),
      'evaluation.listJobReports': onceChosen('Reuse build artifacts', 'Source Job', aUuid),
      'evaluation.listSuiteReports': onceChosen('Rerun Same Versions', 'Suites', 'All'),
    },
    'Privileged',
  ),
]
