// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { CatalogType, DeploymentType, FirmwareReleaseStatus, InvitationStatus } from './wire.ts'
import type {
  Catalog,
  CatalogPage,
  CatalogShare,
  CatalogShareInvitationPage,
  CatalogSharePage,
  CreateCatalogAnswer,
  FirmwareRelease,
  FirmwareReleasePage,
  PackageFirmwareReleasePage,
  UpdateCatalogAnswer,
} from './wire.ts'

export const listCatalogsAnswer = (
  overrideResponse: Partial<Extract<CatalogPage, object>> = {},
): CatalogPage => ({
  catalogs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      display_name: faker.string.alpha({ length: { min: 1, max: 32 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.helpers.arrayElement(Object.values(CatalogType)),
      shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const createCatalogAnswer = (
  overrideResponse: Partial<Extract<CreateCatalogAnswer, object>> = {},
): CreateCatalogAnswer => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getCatalogAnswer = (
  overrideResponse: Partial<Extract<Catalog, object>> = {},
): Catalog => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  display_name: faker.string.alpha({ length: { min: 1, max: 32 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  type: faker.helpers.arrayElement(Object.values(CatalogType)),
  shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
})

export const updateCatalogAnswer = (
  overrideResponse: Partial<Extract<UpdateCatalogAnswer, object>> = {},
): UpdateCatalogAnswer => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const listFirmwareReleasesAnswer = (
  overrideResponse: Partial<Extract<FirmwareReleasePage, object>> = {},
): FirmwareReleasePage => ({
  firmware_releases: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    catalog_version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 1, max: 64 } }),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    draft: faker.datatype.boolean(),
    items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        component_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        deployment: {
          type: faker.helpers.arrayElement(Object.values(DeploymentType)),
          image_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          image_uri: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        alternative_deployments: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          type: faker.helpers.arrayElement(Object.values(DeploymentType)),
          image_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          image_uri: faker.string.alpha({ length: { min: 10, max: 20 } }),
        })),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        ml_packages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          release_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        })),
        labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({
            name: faker.string.alpha({ length: { min: 1, max: 20 } }),
            value: faker.string.alpha({ length: { min: 10, max: 20 } }),
          }),
        ),
      }),
    ),
    published: faker.datatype.boolean(),
    published_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    published_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
    deprecated: faker.datatype.boolean(),
    deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    deprecated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
    shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    release_status: faker.helpers.arrayElement(Object.values(FirmwareReleaseStatus)),
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getFirmwareReleaseAnswer = (
  overrideResponse: Partial<Extract<FirmwareRelease, object>> = {},
): FirmwareRelease => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  catalog_version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 1, max: 64 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  draft: faker.datatype.boolean(),
  items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    component_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    deployment: {
      type: faker.helpers.arrayElement(Object.values(DeploymentType)),
      image_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      image_uri: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    alternative_deployments: Array.from(
      { length: faker.number.int({ min: 1, max: 10 }) },
      (_, i) => i + 1,
    ).map(() => ({
      type: faker.helpers.arrayElement(Object.values(DeploymentType)),
      image_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      image_uri: faker.string.alpha({ length: { min: 10, max: 20 } }),
    })),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    ml_packages: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        release_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      }),
    ),
    labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        name: faker.string.alpha({ length: { min: 1, max: 20 } }),
        value: faker.string.alpha({ length: { min: 10, max: 20 } }),
      }),
    ),
  })),
  published: faker.datatype.boolean(),
  published_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  published_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deprecated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  release_status: faker.helpers.arrayElement(Object.values(FirmwareReleaseStatus)),
  ...overrideResponse,
})

export const publishFirmwareReleaseAnswer = (
  overrideResponse: Partial<Extract<FirmwareRelease, object>> = {},
): FirmwareRelease => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  catalog_version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 1, max: 64 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  draft: faker.datatype.boolean(),
  items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    component_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    deployment: {
      type: faker.helpers.arrayElement(Object.values(DeploymentType)),
      image_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      image_uri: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    alternative_deployments: Array.from(
      { length: faker.number.int({ min: 1, max: 10 }) },
      (_, i) => i + 1,
    ).map(() => ({
      type: faker.helpers.arrayElement(Object.values(DeploymentType)),
      image_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      image_uri: faker.string.alpha({ length: { min: 10, max: 20 } }),
    })),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    ml_packages: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        release_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      }),
    ),
    labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        name: faker.string.alpha({ length: { min: 1, max: 20 } }),
        value: faker.string.alpha({ length: { min: 10, max: 20 } }),
      }),
    ),
  })),
  published: faker.datatype.boolean(),
  published_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  published_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deprecated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  release_status: faker.helpers.arrayElement(Object.values(FirmwareReleaseStatus)),
  ...overrideResponse,
})

export const listPackageFirmwareReleasesAnswer = (
  overrideResponse: Partial<Extract<PackageFirmwareReleasePage, object>> = {},
): PackageFirmwareReleasePage => ({
  firmware_releases: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 1, max: 64 } }),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    draft: faker.datatype.boolean(),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    published_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    release_status: faker.helpers.arrayElement(Object.values(FirmwareReleaseStatus)),
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const listCatalogSharesAnswer = (
  overrideResponse: Partial<Extract<CatalogSharePage, object>> = {},
): CatalogSharePage => ({
  shares: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      destination: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      invitation_status: faker.helpers.arrayElement(Object.values(InvitationStatus)),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      options: { include_draft_firmware_release: faker.datatype.boolean() },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const createCatalogShareAnswer = (
  overrideResponse: Partial<Extract<CatalogShare, object>> = {},
): CatalogShare => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  destination: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  invitation_status: faker.helpers.arrayElement(Object.values(InvitationStatus)),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  options: { include_draft_firmware_release: faker.datatype.boolean() },
  ...overrideResponse,
})

export const listCatalogShareInvitationsAnswer = (
  overrideResponse: Partial<Extract<CatalogShareInvitationPage, object>> = {},
): CatalogShareInvitationPage => ({
  catalog_share_invitations: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    shared_catalog: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      display_name: faker.string.alpha({ length: { min: 1, max: 32 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})
