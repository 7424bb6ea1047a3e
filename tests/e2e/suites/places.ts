import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import {
  catalogAddress,
  catalogWithAll,
  scenarioTarget,
  suiteAddress,
} from '../support/addresses.ts'
import {
  type ChangePlace,
  choose,
  first,
  form,
  heading,
  noId,
  press,
  question,
  type ReadPlace,
  reads,
  type Screen,
  told,
} from '../support/place.ts'
import {
  availableScenarios,
  chooseApproved,
  chosenScenarios,
  nameField,
  scenarioRows,
  suiteRow,
} from '../support/suites.ts'

const suites = '/evaluation/suites'

const newSuiteOfCatalog = async () =>
  `/evaluation/suites/new?catalog_id=${(await catalogAddress(catalogWithAll)).split('/').at(-1)}`
const versionChoice = (page: Page) => page.getByRole('combobox', { name: /^Version of/ })

const attachedTo = (page: Page) =>
  page.getByRole('dialog').getByRole('combobox', { name: 'Catalog' })

/** The screens of the area. */
export const screens: readonly Screen[] = [
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
    scriptLimit: 'as another',
    address: `${suites}/new`,
    heading: 'New Suite',
    content: (page) => availableScenarios(page).first(),
    open: async (page) => {
      await nameField(page).fill('Narrow')
      await chooseApproved(page, 1)
    },
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('a list', suites, {
    'evaluation.listSuites': {
      shown: (page) => suiteRow(page, 'Smoke test'),
      kept: heading('Suites'),
      everyWay: { lacks: true },
    },
  }),
  ...reads('the change of many suites', suites, {
    'catalog.listCatalogs': {
      ask: async (page) => {
        await suiteRow(page, 'Smoke test').getByRole('checkbox').check()
        await press('Attach')(page)
      },
      shown: attachedTo,
      kept: attachedTo,
    },
  }),
  ...reads('a page of one thing', () => suiteAddress('Smoke test'), {
    'evaluation.getSuite': {
      shown: heading('Smoke test'),
      kept: heading('Suite'),
      // Nothing there: a page of its own.
      everyWay: { except: [404] },
    },
  }),
  ...reads('a look-up beside a page', () => suiteAddress('Smoke test'), {
    'scenario.batchGetScenarioVersions': {
      shown: (page) => scenarioRows(page).getByText('Approved').first(),
      kept: first(scenarioRows),
      everyWay: { isPost: true, byItem: true },
    },
  }),
  ...reads('the wizard of a suite', () => suiteAddress('Smoke test', { below: '/edit' }), {
    'evaluation.getSuite': [nameField, heading('Edit Suite')],
  }),
  ...reads('the wizard', '/evaluation/suites/new', {
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
  ...reads(
    'the wizard for a scenario',
    async () => `/evaluation/suites/new?target_ids=${await scenarioTarget()}`,
    { 'scenario.batchGetScenarioVersions': [first(chosenScenarios), heading('New Suite')] },
  ),
  ...reads('the wizard for a catalog', newSuiteOfCatalog, {
    'catalog.getCatalog': [nameField, heading('New Suite')],
    'catalog.listCatalogs': {
      ask: (page) => page.getByRole('button', { name: 'Next' }).click(),
      shown: (page) =>
        page.getByRole('list', { name: 'Available catalogs' }).getByRole('listitem').nth(1),
      kept: heading('New Suite'),
    },
  }),
]

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
  {
    operation: 'evaluation.deprecateSuite',
    at: 'a question',
    address: suites,
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
    operation: 'evaluation.updateSuite',
    at: 'the wizard',
    address: () => suiteAddress('Nothing in it yet', { below: '/edit' }),
    ...form('Something else'),
    done: heading('Something else'),
  },
]
