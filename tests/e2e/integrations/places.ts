import {
  catalogAddress,
  catalogWithAll,
  integrationAddress,
  nobodysId,
} from '../support/addresses.ts'
import { breadcrumb } from '../support/console.ts'
import { fillGithub, integrationRows, textField, tokenField } from '../support/integrations.ts'
import {
  type ChangePlace,
  choose,
  first,
  form,
  heading,
  ofCatalog,
  question,
  type ReadPlace,
  reads,
  type Screen,
} from '../support/place.ts'

const catalogs = '/evaluation/vehicle_catalogs'

/** The screens of the area. */
export const screens: readonly Screen[] = [
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
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the list of integrations', ofCatalog('/integrations'), {
    'evaluation.listIntegrations': [first(integrationRows), heading('Integrations')],
    'catalog.getCatalog': { shown: first(integrationRows), kept: breadcrumb, apart: true },
  }),
  ...reads('the page of an integration', () => integrationAddress('github'), {
    'evaluation.getIntegration': [heading('shuttle-lab/autopilot'), breadcrumb],
  }),
]

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
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
]
