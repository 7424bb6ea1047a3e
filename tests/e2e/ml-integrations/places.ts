import type { Page } from '@playwright/test'
import { nobodysId } from '../support/addresses.ts'
import { breadcrumb, overview, tableRows } from '../support/console.ts'
import { textField, tokenField } from '../support/integrations.ts'
import { runIntegrationAddress } from '../support/ml-addresses.ts'
import {
  type ChangePlace,
  chooseFirst,
  first,
  heading,
  noId,
  question,
  type ReadPlace,
  reads,
  type Screen,
  told,
} from '../support/place.ts'
import { forward } from '../support/suites.ts'

const integrations = '/evaluation/mlexperiments/integrations'
const tab = '/evaluation/mlexperiments?tab=integrations'
const rows = (page: Page) => tableRows(page, 'Integrations')
const one = () => runIntegrationAddress()
const edit = () => runIntegrationAddress({ below: '/edit' })
const owner = (page: Page) => textField(page, 'Github Owner')

const saving = {
  prepare: async (page: Page) => {
    await owner(page).fill('acme')
    await textField(page, 'Github Repo').fill('detector')
    await tokenField(page).fill('secret')
    await forward(page).click()
    await forward(page).filter({ hasText: 'Save' }).waitFor()
  },
  submit: forward,
  kept: (page: Page) => page.getByRole('main').getByText('acme', { exact: true }),
  done: heading('acme/detector'),
}

/** The screens of the area. */
export const screens: readonly Screen[] = [
  {
    name: 'the list of integrations for runs',
    address: integrations,
    heading: 'ML Experiments',
    content: first(rows),
    scriptLimit: 'as another',
  },
  {
    name: 'the page of an integration for runs',
    address: one,
    heading: /night-detector$/,
    content: overview,
    layers: [chooseFirst('Delete')],
    missing: {
      address: `${integrations}/${nobodysId}`,
      heading: 'Integration not found',
      link: 'All integrations',
      to: 'ML Experiments',
    },
    invalid: { address: `${integrations}/${noId}`, text: 'Invalid Integration ID.' },
  },
  {
    name: 'the form of a new integration for runs',
    address: `${integrations}/new`,
    heading: 'New Integration',
    content: owner,
  },
  {
    name: 'the form of an integration for runs',
    address: edit,
    heading: 'Edit Integration',
    content: owner,
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the list of integrations for runs', tab, {
    'ml.listIntegrations': [first(rows), heading('ML Experiments')],
  }),
  ...reads('the page of an integration for runs', one, {
    'ml.getIntegration': [overview, (page) => breadcrumb(page).getByText('Integration')],
  }),
]

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
  {
    ...saving,
    operation: 'ml.createIntegration',
    at: 'the form of a new integration for runs',
    address: `${integrations}/new`,
  },
  {
    ...saving,
    operation: 'ml.updateIntegration',
    at: 'the form of an integration for runs',
    address: edit,
  },
  {
    ...question('Delete', 'night-detector'),
    operation: 'ml.deleteIntegration',
    at: 'the page of an integration for runs',
    address: one,
    prepare: chooseFirst('Delete'),
    done: told('The integration has been deleted'),
  },
]
