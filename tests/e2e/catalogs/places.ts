import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { catalogAddress, catalogWithAll } from '../support/addresses.ts'
import { catalogRow, destination, shareDialog, shares, suiteChoice } from '../support/catalogs.ts'
import {
  type ChangePlace,
  choose,
  first,
  form,
  heading,
  noId,
  ofCatalog,
  press,
  question,
  type ReadPlace,
  reads,
  type Screen,
  told,
} from '../support/place.ts'
import { reportRows } from '../support/reports.ts'
import { suiteRow, suiteRows } from '../support/suites.ts'

const catalogs = '/evaluation/vehicle_catalogs'

/** The screens of the area. */
export const screens: readonly Screen[] = [
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
    name: 'the trend of a catalog',
    address: ofCatalog('?tab=trend'),
    heading: catalogWithAll,
    content: (page) => page.getByRole('img', { name: 'Pass rate and duration' }),
    // The library that draws charts is 190 KB of them.
    scriptLimit: 465_000,
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
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the list of catalogs', catalogs, {
    'catalog.listCatalogs': [(page) => catalogRow(page, catalogWithAll), heading('Catalogs')],
  }),
  ...reads('the page of a catalog', ofCatalog(''), {
    'catalog.getCatalog': [heading(catalogWithAll), heading('Catalog')],
    'catalog.listCatalogShares': [first(shares), heading(catalogWithAll)],
    'evaluation.listSuites': [
      (page) => suiteRow(page, 'Nightly regression'),
      heading(catalogWithAll),
    ],
  }),
  ...reads('the reports of a catalog', ofCatalog('?tab=reports'), {
    'evaluation.listJobReports': [first(reportRows), heading(catalogWithAll)],
  }),
  ...reads('the trend of a catalog', ofCatalog('?tab=trend'), {
    'evaluation.listJobReports': [
      (page) => page.getByRole('figure', { name: 'Pass rate and duration' }),
      heading(catalogWithAll),
    ],
  }),
  ...reads('the invitations', `${catalogs}/share_invitations`, {
    'catalog.listCatalogShareInvitations': [
      (page) => page.getByRole('button', { name: 'Accept Robotaxi minivan' }),
      heading('Sharing Invitations'),
    ],
  }),
]

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
  {
    operation: 'catalog.createCatalog',
    at: 'the form of a catalog',
    address: `${catalogs}/new`,
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
    address: catalogs,
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
      address: `${catalogs}/share_invitations`,
      prepare: press(`${answer} Robotaxi minivan`),
      ...question(answer, 'Robotaxi minivan'),
      done: told(`The invitation has been ${verb}ed`),
    }
  }),
]
