import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import { packageAddress } from '../support/addresses.ts'
import { shares } from '../support/catalogs.ts'
import {
  type ChangePlace,
  choose,
  first,
  heading,
  noId,
  press,
  question,
  type ReadPlace,
  reads,
  type Screen,
  told,
} from '../support/place.ts'
import { nameField } from '../support/suites.ts'
import { packageRow } from './packages.ts'

const packages = '/evaluation/mlpackages'
const destination = (page: Page) => page.getByRole('textbox', { name: 'Destination project ID' })
const accept = (page: Page) => page.getByRole('button', { name: 'Accept door_opening' })
const own = 'night_detector'
const ofPackage = (below: string) => () => packageAddress(own, { below })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

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
    content: first(shares),
    missing: {
      address: `${packages}/unknown`,
      heading: 'Package not found',
      link: 'All packages',
      to: 'ML Packages',
    },
    invalid: { address: `${packages}/${noId}`, text: 'Invalid Package ID.' },
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
    name: 'the invitations to packages',
    address: `${packages}/share_invitations`,
    heading: 'Sharing Invitations',
    content: accept,
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the list of packages', packages, {
    'ml.listPackages': [(page) => packageRow(page, own), heading('ML Packages')],
  }),
  ...reads('the page of a package', ofPackage(''), {
    'ml.getPackage': [heading(own), heading('Package')],
    'ml.listPackageShares': [first(shares), heading(own)],
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
    done: (page) => shares(page).filter({ hasText: 'Pending' }),
  },
  {
    operation: 'ml.deprecatePackageShare',
    at: 'the page of a package',
    address: ofPackage(''),
    prepare: press(/^Stop sharing/),
    ...question('Stop sharing', 'Robotaxi L4'),
    done: told('Package sharing has been stopped'),
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
