import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { nobodysId } from '../support/addresses.ts'
import { assetAddress, assetRow, assetRows, fillForm, versionRows } from '../support/assets.ts'
import { breadcrumb, overview } from '../support/console.ts'
import {
  type ChangePlace,
  first,
  heading,
  noId,
  type ReadPlace,
  reads,
  type Screen,
} from '../support/place.ts'
import { forward, nameField } from '../support/suites.ts'

const assets = '/evaluation/scenario_assets'

/** The registration of an asset. */
const registration = {
  at: 'the form of an asset',
  persona: 'Internal staff',
  address: `${assets}/new`,
  prepare: (page: Page) => fillForm(page),
  submit: forward,
  kept: (page: Page) =>
    page.getByRole('region', { name: 'Scenario asset', exact: true }).getByText('props.zip'),
  done: heading('Umbrellas'),
} as const

/** The screens of the area. */
export const screens: readonly Screen[] = [
  {
    name: 'the list of scenario assets',
    address: assets,
    persona: 'Internal staff',
    heading: 'Scenario Assets',
    content: (page) => assetRows(page).first(),
    denied: {
      addresses: ['', '/new', `/${nobodysId}`, `/${noId}`].map((below) => assets + below),
      heading: 'Access denied',
      calls: ['scenario.listScenarioAssets', 'scenario.getScenarioAsset'],
    },
  },
  ...[/^Regression of the regression/, /عبور/].map(
    (name): Screen => ({
      name: `the page of an asset with a name like ${name.source}`,
      address: () => assetAddress(name, { projectId: projectIds.robotaxi }),
      persona: 'Internal staff',
      heading: name,
      content: (page) => versionRows(page).first(),
      scriptLimit: 'as another',
    }),
  ),
  {
    name: 'the page of an asset',
    address: () => assetAddress('Crossing props'),
    persona: 'Internal staff',
    heading: 'Crossing props',
    content: (page) => versionRows(page).first(),
    missing: {
      address: `${assets}/${nobodysId}`,
      heading: 'Scenario asset not found',
      link: 'All scenario assets',
      to: 'Scenario Assets',
    },
    invalid: { address: `${assets}/${noId}`, text: 'Invalid scenario asset ID.' },
  },
  {
    name: 'the form of a new asset',
    address: `${assets}/new`,
    persona: 'Internal staff',
    heading: 'New Scenario Asset',
    content: nameField,
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads(
    'the list of scenario assets',
    assets,
    {
      'scenario.listScenarioAssets': [
        (page) => assetRow(page, 'Crossing props'),
        heading('Scenario Assets'),
      ],
    },
    'Internal staff',
  ),
  ...reads(
    'the page of an asset',
    () => assetAddress('Crossing props'),
    {
      // Its shortened id stands for it.
      'scenario.getScenarioAsset': [overview, (page) => breadcrumb(page).getByText(/[0-9a-f]{8}$/)],
      'scenario.listScenarioAssetVersions': [first(versionRows), overview],
    },
    'Internal staff',
  ),
]

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
  { ...registration, operation: 'scenario.createScenarioAssetUpload' },
  { ...registration, operation: 'scenario.createScenarioAsset' },
  ...(['createMultipartUpload', 'uploadPart', 'completeMultipartUpload'] as const).map(
    (part): ChangePlace => ({
      ...registration,
      operation: `objectStore.${part}`,
      toldAs: 'scenario.createScenarioAssetUpload',
    }),
  ),
]
