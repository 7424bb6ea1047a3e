import type { Page } from '@playwright/test'
import { tableRows } from '../support/console.ts'
import { first, heading, type ReadPlace, reads, type Screen } from '../support/place.ts'

const overview = '/evaluation/overview'
const catalogs = (page: Page) => tableRows(page, 'Catalogs on main')

/** The screens of the area. */
export const screens: readonly Screen[] = [
  { name: 'the overview', address: overview, heading: 'Overview', content: first(catalogs) },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the overview', overview, {
    'catalog.listCatalogs': [first(catalogs), heading('Overview')],
    'evaluation.listIntegrations': [
      (page) =>
        catalogs(page)
          // A rate whose time has come is due.
          .getByText(/^(about |due$)/)
          .first(),
      heading('Overview'),
    ],
  }),
]
