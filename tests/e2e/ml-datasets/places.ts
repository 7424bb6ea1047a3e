import type { Page } from '@playwright/test'
import { tableRows } from '../support/console.ts'
import {
  type ChangePlace,
  first,
  heading,
  type ReadPlace,
  reads,
  type Screen,
} from '../support/place.ts'
import { tray } from '../support/tasks.ts'

const datasets = '/evaluation/mlexperiments?tab=trainingDatasets'
const rows = (page: Page) => tableRows(page, 'Training datasets')
const dialog = (page: Page) => page.getByRole('alertdialog')

const openDeletion = async (page: Page) => {
  await rows(page).nth(1).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'DELETE', exact: true }).click()
}

/** The screens of the area. */
export const screens: readonly Screen[] = [
  {
    name: 'the list of training datasets',
    address: datasets,
    heading: 'ML Experiments',
    content: first(rows),
    layers: [openDeletion],
    scriptLimit: 'as another',
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = reads('the list of training datasets', datasets, {
  'ml.listTrainingDatasets': [first(rows), heading('ML Experiments')],
})

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
  {
    operation: 'ml.deleteTrainingDataset',
    at: 'the list of training datasets',
    address: datasets,
    prepare: openDeletion,
    submit: (page) => dialog(page).getByRole('button', { name: 'Delete' }),
    kept: tray,
    isTask: true,
  },
]
