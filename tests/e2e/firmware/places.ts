import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { catalogAddress, catalogWithAll, nobodysId, releaseAddress } from '../support/addresses.ts'
import { breadcrumb, overview } from '../support/console.ts'
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
import { draft, itemRows, releaseRow } from '../support/releases.ts'
import { nameField } from '../support/suites.ts'

const catalogs = '/evaluation/vehicle_catalogs'
const theDraft =
  (below = '') =>
  () =>
    releaseAddress(/^v0\.9\.1-draft$/, { below })

/** The screens of the area. */
export const screens: readonly Screen[] = [
  {
    name: 'the list of releases',
    address: () => catalogAddress(catalogWithAll, { below: '/firmware_releases' }),
    heading: 'Releases',
    content: (page) => releaseRow(page, draft),
  },
  {
    name: 'the page of a release',
    address: theDraft(),
    heading: draft,
    content: (page) => itemRows(page).nth(4),
    missing: {
      address: () => catalogAddress(catalogWithAll, { below: `/firmware_releases/${nobodysId}` }),
      heading: 'Release not found',
      link: 'All releases',
      to: 'Releases',
    },
    invalid: {
      address: `${catalogs}/c1/firmware_releases/${noId}`,
      text: 'Invalid Firmware Release ID.',
    },
  },
  {
    name: 'the form of a release',
    address: theDraft('/edit'),
    heading: 'Edit Release',
    content: nameField,
    denied: {
      addresses: [() => releaseAddress(/^v\d/, { projectId: projectIds.robotaxi, below: '/edit' })],
      heading: 'Access denied',
      link: 'Back to the release',
      to: /^v\d/,
    },
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the list of releases', ofCatalog('/firmware_releases'), {
    'catalog.listFirmwareReleases': [
      (page) => releaseRow(page, 'v0.9.1-draft'),
      heading('Releases'),
    ],
  }),
  ...reads('the page of a release', theDraft(), {
    'catalog.getFirmwareRelease': [heading('v0.9.1-draft'), breadcrumb],
    'ml.batchGetPackages': [
      (page) =>
        itemRows(page)
          .getByText(/^[a-z]+_[a-z_]+$/)
          .first(),
      (page) => itemRows(page).filter({ hasText: 'perception-ecu' }),
    ],
    'firmware-registry.batchGetFirmwareImages': [
      (page) =>
        itemRows(page)
          .filter({ hasText: /\d (Bytes|KB|MB|GB)/ })
          .first(),
      first(itemRows),
    ],
  }),
  ...reads('the form of a release', theDraft('/edit'), {
    'catalog.getFirmwareRelease': [nameField, heading('Edit Release')],
  }),
  ...reads('the page of a release of a job', () => releaseAddress(/^v\d+\.\d+\.\d+$/), {
    'evaluation.getFirmwareReleaseReport': [
      (page) => overview(page).getByText(/Running|Succeeded|Failed|Canceled|Scheduled/),
      first(itemRows),
    ],
  }),
  ...reads(
    'the page of a shared release',
    async () =>
      `${await releaseAddress(/^v1\./, { projectId: projectIds.robotaxi })}&tab=suiteReports`,
    {
      'evaluation.listSuiteReports': [
        (page) => page.getByRole('table', { name: 'Suite reports' }),
        overview,
      ],
    },
  ),
]

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
  {
    operation: 'firmware-registry.downloadFirmwareImage',
    at: 'a dialog that needs the answer',
    address: theDraft(),
    prepare: (page) =>
      itemRows(page).getByRole('button', { name: 'Download the image of ecu-main' }).click(),
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: 'Download' }),
    kept: (page) => page.getByRole('dialog').getByText('ecu-main.ext4.zst').first(),
    everyWay: { answers: true },
  },
  {
    operation: 'catalog.publishFirmwareRelease',
    at: 'the page of a release',
    address: theDraft(),
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
]
