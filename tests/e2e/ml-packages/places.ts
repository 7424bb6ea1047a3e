import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { nobodysId } from '../support/addresses.ts'
import { destination, shares } from '../support/catalogs.ts'
import {
  packageWithAll as own,
  packageAddress,
  packageReleaseAddress,
} from '../support/ml-addresses.ts'
import {
  type ChangePlace,
  choose,
  chooseFirst,
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
import { forward, nameField } from '../support/suites.ts'
import { packageRow, selectItem } from './packages.ts'

const packages = '/evaluation/mlpackages'
const accept = (page: Page) => page.getByRole('button', { name: 'Accept door_opening' })
const ofPackage = (below: string) => () => packageAddress(own, { below })
const approved = 'v1.4.0'
const ofRelease = (below: string) => () => packageReleaseAddress(own, approved, { below })
/** The first link of a table. */
const linkIn = (table: string) => (page: Page) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('link').first()
const item = (page: Page) =>
  page.getByRole('table', { name: 'Items' }).getByText('detector.onnx').first()
const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

const openStop = async (page: Page) => {
  await press('Share information')(page)
  await page.getByRole('button', { name: /^Stop sharing with/ }).click()
}
const openShares = async (page: Page) => {
  await press('Share information')(page)
  await shares(page).first().waitFor()
}
/** Reviews the release that can be: in the list, after the actions of the package and of a release that failed. */
const openReview = async (page: Page) => {
  const actions = page.getByRole('main').getByRole('button', { name: /^Actions for/ })
  await actions.nth(2).click()
  await page.getByRole('menuitem', { name: 'Review' }).click()
}
const openSelection = async (page: Page) => {
  await press('Select items')(page)
  await dialog(page).getByRole('checkbox').first().waitFor()
}
const openDeselection = async (page: Page) => {
  await openSelection(page)
  await dialog(page).getByRole('checkbox').first().check()
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await press('Deselect items')(page)
}
const pressFirst = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

/** The screens of the area. */
export const screens: readonly Screen[] = [
  {
    name: 'the list of packages',
    address: packages,
    heading: 'ML Packages',
    content: (page) => packageRow(page, own),
  },
  {
    name: 'the page of a package',
    address: ofPackage(''),
    heading: own,
    content: linkIn('Releases'),
    layers: [press('Share'), openShares, openStop, openReview, chooseFirst('Delete')],
    missing: {
      address: `${packages}/unknown`,
      heading: 'Package not found',
      link: 'All packages',
      to: 'ML Packages',
    },
    invalid: { address: `${packages}/${noId}`, text: 'Invalid ML Package ID.' },
  },
  {
    name: 'the form of a new package',
    address: `${packages}/new`,
    heading: 'New Package',
    content: nameField,
  },
  {
    name: 'the form that edits a package',
    address: ofPackage('/edit'),
    heading: 'Edit Package',
    content: nameField,
    denied: {
      addresses: [() => packageAddress('curb_detector', { below: '/edit' })],
      heading: 'Access denied',
    },
  },
  {
    name: 'the form of a new package release',
    address: ofPackage('/releases/new'),
    heading: 'New Release',
    content: (page) => page.getByRole('button', { name: 'Select items', exact: true }),
    layers: [openSelection, openDeselection],
    denied: {
      addresses: [() => packageAddress('curb_detector', { below: '/releases/new' })],
      heading: 'Access denied',
    },
  },
  {
    name: 'the page of a package release',
    address: ofRelease(''),
    heading: approved,
    content: linkIn('Reports'),
    layers: [press('Download'), chooseFirst('Delete')],
    missing: {
      address: ofPackage('/releases/unknown'),
      heading: 'Release not found',
      link: 'All releases',
      to: own,
    },
    invalid: {
      address: `${packages}/${nobodysId}/releases/${noId}`,
      text: 'Invalid ML Package Release ID.',
    },
  },
  {
    name: 'the form that edits a package release',
    address: ofRelease('/edit'),
    heading: 'Edit Release',
    content: (page) => page.getByRole('list', { name: 'Items' }).getByText('detector.onnx').first(),
    denied: {
      addresses: [() => packageReleaseAddress('curb_detector', 'v1.1.0', { below: '/edit' })],
      heading: 'Access denied',
    },
  },
  {
    name: 'the invitations to packages',
    address: `${packages}/share_invitations`,
    heading: 'Sharing Invitations',
    content: accept,
    layers: [pressFirst(/^Accept /), pressFirst(/^Reject /)],
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the list of packages', packages, {
    'ml.listPackages': [(page) => packageRow(page, own), heading('ML Packages')],
  }),
  ...reads('the page of a package', ofPackage(''), {
    'ml.getPackage': [heading(own), heading('Package')],
    'ml.listPackageShares': {
      shown: first(shares),
      kept: (page) => dialog(page).getByRole('heading', { name: 'Share information' }),
      ask: press('Share information'),
    },
    'ml.listPackageReleases': [linkIn('Releases'), heading(own)],
  }),
  ...reads('the artifacts of a package', ofPackage('?tab=artifacts'), {
    'ml.listArtifacts': [linkIn('Artifacts'), heading(own)],
  }),
  ...reads('the page of a package release', ofRelease(''), {
    'ml.getPackageRelease': [heading(approved), heading('Release')],
    'evaluation.listPackageJobReports': [linkIn('Reports'), heading(approved)],
  }),
  ...reads('the firmware releases of a package release', ofRelease('?tab=firmwareReleases'), {
    'catalog.listPackageFirmwareReleases': [linkIn('Firmware releases'), heading(approved)],
  }),
  ...reads('the items of a package release', ofRelease('?tab=items'), {
    'ml.batchGetArtifacts': [item, heading(approved)],
  }),
  ...reads('the invitations to packages', `${packages}/share_invitations`, {
    'ml.listPackageShareInvitations': [accept, heading('Sharing Invitations')],
  }),
]

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
  {
    operation: 'ml.createPackage',
    at: 'the form of a package',
    address: `${packages}/new`,
    prepare: (page) => nameField(page).fill('sign_reader'),
    submit: save,
    kept: nameField,
    entered: 'sign_reader',
    done: heading('sign_reader'),
  },
  {
    operation: 'ml.updatePackage',
    at: 'the form of a package',
    address: ofPackage('/edit'),
    prepare: (page) => nameField(page).fill('dusk_detector'),
    submit: save,
    kept: nameField,
    entered: 'dusk_detector',
    done: heading('dusk_detector'),
  },
  {
    operation: 'ml.deprecatePackage',
    at: 'the list of packages',
    address: packages,
    prepare: choose('rain_filter', 'Delete'),
    ...question('Delete', 'rain_filter'),
    done: told('The package has been deleted'),
  },
  {
    operation: 'ml.createPackageRelease',
    at: 'the form of a package release',
    address: ofPackage('/releases/new'),
    prepare: async (page) => {
      await nameField(page).fill('v2.0.0')
      await selectItem(page, 'Evaluation')
      await forward(page).click()
      await forward(page).filter({ hasText: 'Save' }).waitFor()
    },
    submit: forward,
    kept: (page) => page.getByRole('main').getByText('v2.0.0').first(),
    done: heading('v2.0.0'),
  },
  {
    operation: 'ml.updatePackageRelease',
    at: 'the form of a package release',
    address: ofRelease('/edit'),
    ...form('v1.4.1'),
    done: heading('v1.4.1'),
  },
  {
    operation: 'ml.downloadPackageRelease',
    at: 'the page of a package release',
    address: ofRelease(''),
    prepare: press('Download'),
    submit: (page) => dialog(page).getByRole('button', { name: /^Download/ }),
    kept: (page) => dialog(page).getByText(approved),
    done: (page) => dialog(page).getByText('night_detector-v1.4.0.zip'),
  },
  {
    operation: 'ml.reviewPackageRelease',
    at: 'the page of a package release',
    address: () => packageReleaseAddress(own, 'v1.5.0'),
    prepare: async (page) => {
      await press('Review')(page)
      await dialog(page).getByLabel('Status').selectOption('Approved')
      await dialog(page).getByLabel('Comment').fill('As good as the last one.')
    },
    submit: (page) => dialog(page).getByRole('button', { name: 'Submit' }),
    kept: (page) => dialog(page).getByLabel('Comment'),
    entered: 'As good as the last one.',
    done: told('The release has been reviewed'),
  },
  {
    operation: 'ml.deprecatePackageRelease',
    at: 'the page of a package',
    address: ofPackage(''),
    prepare: choose('v1.5.0', 'Delete'),
    ...question('Delete', 'v1.5.0'),
    done: told('The package release has been deleted'),
  },
  {
    operation: 'ml.createPackageShare',
    at: 'the page of a package',
    address: () => packageAddress('rain_filter'),
    prepare: async (page) => {
      await press('Share')(page)
      await destination(page).fill(projectIds.empty)
    },
    submit: (page) =>
      page.getByRole('dialog', { name: 'Share package' }).getByRole('button', { name: 'Share' }),
    kept: destination,
    entered: projectIds.empty,
    done: told('Invitation sent'),
  },
  {
    operation: 'ml.deprecatePackageShare',
    at: 'the page of a package',
    address: ofPackage(''),
    prepare: openStop,
    ...question('Stop sharing', 'Robotaxi L4'),
    done: (page) => shares(page).filter({ hasText: 'Canceled' }),
  },
  ...(['accept', 'reject'] as const).map((verb): ChangePlace => {
    const answer = verb === 'accept' ? 'Accept' : 'Reject'
    return {
      operation: `ml.${verb}PackageShareInvitation`,
      at: 'the list of invitations to packages',
      address: `${packages}/share_invitations`,
      prepare: press(`${answer} door_opening`),
      ...question(answer, 'door_opening'),
      done: told(`The invitation has been ${verb}ed`),
    }
  }),
]
