import type { Page } from '@playwright/test'
import { breadcrumb, overview, tableRows } from '../support/console.ts'
import { first, heading, type ReadPlace, reads, type Screen } from '../support/place.ts'

const maps = '/evaluation/maps'
const odaiba = `${maps}/1042`
const rows = (page: Page) => tableRows(page, 'Maps')
const versions = (page: Page) => tableRows(page, 'Versions')

const openDownload = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Download version/ })
    .first()
    .click()
  await page.getByRole('listitem', { name: 'PointCloud (zip)' }).waitFor()
}

/** The screens of the area. */
export const screens: readonly Screen[] = [
  { name: 'the list of maps', address: maps, heading: 'Maps', content: first(rows) },
  {
    name: 'the page of a map',
    address: odaiba,
    heading: 'Odaiba',
    content: first(versions),
    open: openDownload,
    layers: [openDownload],
    missing: { address: `${maps}/999`, heading: 'Map not found', link: 'All maps', to: 'Maps' },
    invalid: { address: `${maps}/12a`, text: 'Invalid Area Map ID.' },
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the list of maps', maps, { 'map.listAreaMaps': [first(rows), heading('Maps')] }),
  ...reads('the page of a map', odaiba, {
    // Its number stands for it.
    'map.getAreaMap': [overview, (page) => breadcrumb(page).getByText(/1042$/)],
    'map.listAreaMapVersions': [first(versions), overview],
    'map.downloadAreaMapVersion': {
      shown: (page) => page.getByRole('listitem', { name: 'Lanelet2 (zip)' }),
      kept: (page) => page.getByRole('dialog', { name: 'Download map' }),
      ask: (page) =>
        page
          .getByRole('button', { name: /^Download version/ })
          .first()
          .click(),
    },
  }),
]
