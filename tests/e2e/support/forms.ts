import type { Locator, Page } from '@playwright/test'
import {
  type Address,
  catalogAddress,
  catalogWithAll,
  integrationAddress,
  releaseAddress,
  suiteAddress,
} from './addresses.ts'
import { textField } from './integrations.ts'
import {
  experimentAddress,
  experimentWithAll,
  packageAddress,
  packageReleaseAddress,
  packageWithAll,
  runAddress,
  runIntegrationAddress,
} from './ml-addresses.ts'
import { draft } from './releases.ts'
import type { PersonaName } from './sign-in.ts'
import { nameField } from './suites.ts'

/** A form on a page of its own. */
interface Form {
  name: string
  address: Address
  persona?: PersonaName
  /** A field of its first step. */
  field: (page: Page) => Locator
  /** Heading of the page that Cancel leads to. */
  to: string | RegExp
}

/** Every form on a page of its own. */
export const forms: readonly Form[] = [
  {
    name: 'a new suite',
    address: '/evaluation/suites/new',
    field: nameField,
    to: 'Suites',
  },
  {
    name: 'a new catalog',
    address: '/evaluation/vehicle_catalogs/new',
    field: nameField,
    to: 'Catalogs',
  },
  {
    name: 'a new ML package',
    address: '/evaluation/mlpackages/new',
    field: nameField,
    to: 'ML Packages',
  },
  {
    name: 'a new release of an ML package',
    address: () => packageAddress(packageWithAll, { below: '/releases/new' }),
    field: nameField,
    to: packageWithAll,
  },
  {
    name: 'a new integration',
    address: () => catalogAddress(catalogWithAll, { below: '/integrations/new' }),
    field: (page) => textField(page, 'Owner'),
    to: 'Integrations',
  },
  {
    name: 'a release',
    address: () => releaseAddress(/^v0\.9\.1-draft$/, { below: '/edit' }),
    field: nameField,
    to: draft,
  },
  {
    name: 'a new scenario asset',
    address: '/evaluation/scenario_assets/new',
    persona: 'Internal staff',
    field: nameField,
    to: 'Scenario Assets',
  },
  {
    name: 'a new integration of runs',
    address: '/evaluation/mlexperiments/integrations/new',
    field: (page) => textField(page, 'Github Owner'),
    to: 'ML Experiments',
  },
  {
    name: 'a new experiment',
    address: '/evaluation/mlexperiments/new',
    field: nameField,
    to: 'ML Experiments',
  },
  {
    name: 'a new run',
    address: () => experimentAddress(experimentWithAll, { below: '/runs/new' }),
    field: nameField,
    to: experimentWithAll,
  },
  {
    name: 'a suite',
    address: () => suiteAddress('Nightly regression', { below: '/edit' }),
    field: nameField,
    to: 'Nightly regression',
  },
  {
    name: 'a catalog',
    address: () => catalogAddress(catalogWithAll, { below: '/edit' }),
    field: nameField,
    to: catalogWithAll,
  },
  {
    name: 'an integration',
    address: () => integrationAddress('github', { below: '/edit' }),
    field: (page) => textField(page, 'Owner'),
    to: /^shuttle-lab\//,
  },
  {
    name: 'an ML package',
    address: () => packageAddress(packageWithAll, { below: '/edit' }),
    field: nameField,
    to: packageWithAll,
  },
  {
    name: 'a release of an ML package',
    address: () => packageReleaseAddress(packageWithAll, 'v1.4.0', { below: '/edit' }),
    field: nameField,
    to: 'v1.4.0',
  },
  {
    name: 'an integration of runs',
    address: () => runIntegrationAddress({ below: '/edit' }),
    field: (page) => textField(page, 'Github Owner'),
    to: /night-detector$/,
  },
  {
    name: 'an experiment',
    address: () => experimentAddress(experimentWithAll, { below: '/edit' }),
    field: nameField,
    to: experimentWithAll,
  },
  {
    name: 'a run',
    address: () => runAddress('Larger batches', { below: '/edit' }),
    field: nameField,
    to: 'Larger batches',
  },
]
