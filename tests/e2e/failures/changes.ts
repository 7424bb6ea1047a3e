import type { Locator, Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import {
  type Address,
  catalogAddress,
  catalogWithAll,
  integrationAddress,
  jobAddress,
  releaseAddress,
  reportAddress,
  suiteAddress,
  unreviewedAddress,
} from '../support/addresses.ts'
import { fillIn as fillInAsset } from '../support/assets.ts'
import { shareDialog, shares } from '../support/catalogs.ts'
import { overview, pageHeading, snackbars } from '../support/console.ts'
import { fillGithub, textField, tokenField } from '../support/integrations.ts'
import { draft, itemRows } from '../support/releases.ts'
import { approvalDialog } from '../support/reports.ts'
import { textField as drawerField, openFromReports, startButton } from '../support/run-drawer.ts'
import type { PersonaName } from '../support/sign-in.ts'
import { forward, nameField, scenarioRows } from '../support/suites.ts'
import type { OperationName } from './operations.ts'

type Find = (page: Page) => Locator

/** A place that asks for a change. */
export interface ChangePlace {
  operation: OperationName
  /** Where it is asked for, in words. */
  at: string
  address: Address
  persona?: PersonaName
  /** Goes as far as before the last press. */
  prepare?: (page: Page) => Promise<unknown>
  /** What the last press is on. */
  submit: Find
  /** What stays there when the change fails: what was entered, or asked. */
  kept: Find
  /** What the field that stays holds. */
  entered?: string
  /** What is there once it is done; left out where nothing can be seen of it. */
  done?: Find
  /** Operation whose alert tells of the failure, where it is another one's. */
  toldAs?: OperationName
  /** The place stands for its kind: the change fails in every way. */
  everyWay?: {
    /** Its success has a body, which must be readable. */
    answers?: true
  }
}

const told = (text: string | RegExp) => (page: Page) => snackbars(page).filter({ hasText: text })

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Asks, in the row of a list or on a page, for something to be done with a thing. */
const choose = (name: string, action: string) => async (page: Page) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** A question that names the thing; its answer makes the change. */
const question = (answer: string, name: string) => ({
  submit: (page: Page) =>
    page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }),
  kept: (page: Page) => page.getByRole('alertdialog').getByText(name).first(),
})

/** The last step of a form, reached by filling in the first; it shows what was entered. */
const form = (
  entered: string,
  fill: (page: Page) => Promise<unknown> = (page) => nameField(page).fill(entered),
) => ({
  prepare: async (page: Page) => {
    await fill(page)
    await forward(page).click()
    await forward(page).filter({ hasText: 'Save' }).waitFor()
  },
  submit: forward,
  kept: (page: Page) => page.getByRole('main').getByText(entered).first(),
})

const heading = (name: string) => (page: Page) => pageHeading(page, name)

/** A button of a page that asks nothing; the page stays. */
const button = (name: string) => ({
  submit: (page: Page) => page.getByRole('main').getByRole('button', { name }),
  kept: overview,
})

/** The registration of an asset. */
const registration = {
  at: 'the form of an asset',
  persona: 'Internal staff',
  address: '/evaluation/scenario_assets',
  prepare: (page: Page) => fillInAsset(page),
  submit: forward,
  kept: (page: Page) =>
    page.getByRole('region', { name: 'Scenario asset', exact: true }).getByText('props.zip'),
  done: heading('Umbrellas'),
} as const

const ofCatalog = (below: string) => () => catalogAddress(catalogWithAll, { below })
const theDraft = (below: string) => () => releaseAddress(/^v0\.9\.1-draft$/, { below })
const destination = (page: Page) => page.getByRole('textbox', { name: 'Destination project ID' })

/** Every place that asks for a change. */
export const changePlaces: readonly ChangePlace[] = [
  {
    operation: 'evaluation.deprecateSuite',
    at: 'a question',
    address: '/evaluation/suites',
    prepare: choose('Smoke test', 'Delete'),
    ...question('Delete', 'Smoke test'),
    done: told('The suite has been deleted'),
    everyWay: {},
  },
  {
    operation: 'evaluation.createSuite',
    at: 'a form',
    address: '/evaluation/suites/new',
    ...form('Saved in the end'),
    done: heading('Saved in the end'),
    everyWay: {},
  },
  {
    operation: 'scenario.createScenarioShare',
    at: 'a dialog',
    address: () => suiteAddress('Smoke test'),
    prepare: async (page) => {
      await scenarioRows(page).getByRole('checkbox').first().check()
      await press('Share')(page)
      await page.getByRole('dialog').getByRole('textbox').first().fill(projectIds.robotaxi)
    },
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: 'Share' }),
    kept: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    entered: projectIds.robotaxi,
    done: told('Invitation sent'),
    everyWay: {},
  },
  {
    operation: 'firmware-registry.downloadFirmwareImage',
    at: 'a dialog that needs the answer',
    address: theDraft(''),
    prepare: (page) =>
      itemRows(page).getByRole('button', { name: 'Download the image of ecu-main' }).click(),
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: 'Download' }),
    kept: (page) => page.getByRole('dialog').getByText('ecu-main.ext4.zst').first(),
    everyWay: { answers: true },
  },

  {
    operation: 'evaluation.updateSuite',
    at: 'the wizard',
    address: () => suiteAddress('Nothing in it yet', { below: '/edit' }),
    ...form('Something else'),
    done: heading('Something else'),
  },
  {
    operation: 'scenario.batchReviewScenarioVersions',
    at: 'the report of a suite',
    address: unreviewedAddress,
    prepare: press('Approve'),
    ...question('Approve', ''),
    kept: (page) => approvalDialog(page).getByRole('list', { name: 'To be approved' }),
    done: told(/ approved$/),
  },
  {
    operation: 'catalog.createCatalog',
    at: 'the form of a catalog',
    address: '/evaluation/vehicle_catalogs/new',
    ...form('Minibus'),
    done: heading('Minibus'),
  },
  {
    operation: 'catalog.updateCatalog',
    at: 'the form of a catalog',
    address: ofCatalog('/edit'),
    ...form('Shuttle 6'),
    done: heading('Shuttle 6'),
  },
  {
    operation: 'catalog.deprecateCatalog',
    at: 'the list of catalogs',
    address: '/evaluation/vehicle_catalogs',
    prepare: choose('No suites yet', 'Delete'),
    ...question('Delete', 'No suites yet'),
    done: told('The catalog has been deleted'),
  },
  {
    operation: 'catalog.createCatalogShare',
    at: 'the page of a catalog',
    address: () => catalogAddress('Bus long wheelbase'),
    prepare: async (page) => {
      await press('Share')(page)
      await destination(page).fill(projectIds.empty)
    },
    submit: (page) => shareDialog(page).getByRole('button', { name: 'Share' }),
    kept: destination,
    entered: projectIds.empty,
    done: (page) => shares(page).filter({ hasText: 'Pending' }),
  },
  {
    operation: 'catalog.deprecateCatalogShare',
    at: 'the page of a catalog',
    address: ofCatalog(''),
    prepare: press(/^Stop sharing/),
    ...question('Stop sharing', 'Robotaxi L4'),
    done: told('Catalog sharing has been stopped'),
  },
  ...(['accept', 'reject'] as const).map((verb): ChangePlace => {
    const answer = verb === 'accept' ? 'Accept' : 'Reject'
    return {
      operation: `catalog.${verb}CatalogShareInvitation`,
      at: 'the list of invitations',
      address: '/evaluation/vehicle_catalogs/share_invitations',
      prepare: press(`${answer} Robotaxi minivan`),
      ...question(answer, 'Robotaxi minivan'),
      done: told(`The invitation has been ${verb}ed`),
    }
  }),
  {
    operation: 'evaluation.createIntegration',
    at: 'the form of an integration',
    address: ofCatalog('/integrations/new'),
    ...form('localization', fillGithub),
    done: heading('shuttle-lab/localization'),
  },
  {
    operation: 'evaluation.updateIntegration',
    at: 'the form of an integration',
    address: () => integrationAddress('github', { below: '/edit' }),
    ...form('perception', async (page) => {
      await textField(page, 'Repo').fill('perception')
      await tokenField(page).fill('secret-of-the-test')
    }),
    done: heading('shuttle-lab/perception'),
  },
  {
    operation: 'evaluation.deleteIntegration',
    at: 'the page of an integration',
    address: () => integrationAddress('github'),
    prepare: choose('shuttle-lab/autopilot', 'Delete'),
    ...question('Delete', 'shuttle-lab/autopilot'),
    done: (page) => page.getByText('The integration has been deleted').first(),
  },
  {
    operation: 'catalog.publishFirmwareRelease',
    at: 'the page of a release',
    address: theDraft(''),
    prepare: press('Publish'),
    ...question('Publish', draft),
    done: told('The release has been published'),
  },
  {
    operation: 'catalog.updateFirmwareRelease',
    at: 'the form of a release',
    address: theDraft('/edit'),
    ...form('v0.9.2'),
    done: heading('v0.9.2'),
  },
  {
    operation: 'catalog.deprecateFirmwareRelease',
    at: 'the list of releases',
    address: ofCatalog('/firmware_releases'),
    prepare: choose(draft, 'Delete'),
    ...question('Delete', draft),
    done: told('The release has been deleted'),
  },

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
  {
    operation: 'evaluation.cancelJob',
    at: 'the report of a job',
    address: () => jobAddress('running tests'),
    prepare: press('Cancel'),
    ...question('Cancel Job', 'Do you want to cancel the job?'),
    done: told('The job is being canceled'),
  },
  {
    operation: 'simulator.requestSimulator',
    at: 'the report of a job',
    address: () => jobAddress('nothing but a build'),
    ...button('Request simulator build'),
    done: told('Build requested'),
  },
  {
    operation: 'evaluation.downloadLog',
    at: 'the report of a suite',
    address: () => reportAddress('suite'),
    ...button('Test results'),
  },
  {
    operation: 'evaluation.downloadLog',
    at: 'the report of a case',
    address: () => reportAddress('case'),
    ...button('Show the simulation result'),
  },

  { ...registration, operation: 'scenario.createScenarioAssetUpload' },
  { ...registration, operation: 'scenario.createScenarioAsset' },
  ...(['createMultipartUpload', 'uploadPart', 'completeMultipartUpload'] as const).map(
    (part): ChangePlace => ({
      ...registration,
      operation: `objectStore.${part}`,
      toldAs: 'scenario.createScenarioAssetUpload',
    }),
  ),
]
