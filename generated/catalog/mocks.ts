// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import { CatalogType, DeploymentType, FirmwareReleaseStatus, InvitationStatus } from './wire.ts'
import type {
  Catalog,
  CatalogPage,
  CatalogShare,
  CatalogShareInvitationPage,
  CatalogSharePage,
  CreateCatalogAnswer,
  EmptyResponse,
  FirmwareRelease,
  FirmwareReleasePage,
  PackageFirmwareReleasePage,
  UpdateCatalogAnswer,
} from './wire.ts'

export const getListCatalogsResponseMock = (
  overrideResponse: Partial<Extract<CatalogPage, object>> = {},
): CatalogPage => ({
  catalogs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      display_name: faker.string.alpha({ length: { min: 1, max: 32 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.helpers.arrayElement(Object.values(CatalogType)),
      shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getCreateCatalogResponseMock = (
  overrideResponse: Partial<Extract<CreateCatalogAnswer, object>> = {},
): CreateCatalogAnswer => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getGetCatalogResponseMock = (
  overrideResponse: Partial<Extract<Catalog, object>> = {},
): Catalog => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  display_name: faker.string.alpha({ length: { min: 1, max: 32 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  type: faker.helpers.arrayElement(Object.values(CatalogType)),
  shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
})

export const getUpdateCatalogResponseMock = (
  overrideResponse: Partial<Extract<UpdateCatalogAnswer, object>> = {},
): UpdateCatalogAnswer => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getListFirmwareReleasesResponseMock = (
  overrideResponse: Partial<Extract<FirmwareReleasePage, object>> = {},
): FirmwareReleasePage => ({
  firmware_releases: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    catalog_version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    name: faker.string.alpha({ length: { min: 1, max: 64 } }),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    draft: faker.datatype.boolean(),
    items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        component_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        deployment: {
          type: faker.helpers.arrayElement(Object.values(DeploymentType)),
          image_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          image_uri: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        alternative_deployments: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          type: faker.helpers.arrayElement(Object.values(DeploymentType)),
          image_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          image_uri: faker.string.alpha({ length: { min: 10, max: 20 } }),
        })),
        description: faker.string.alpha({ length: { min: 10, max: 20 } }),
        ml_packages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          release_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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
    shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    release_status: faker.helpers.arrayElement(Object.values(FirmwareReleaseStatus)),
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetFirmwareReleaseResponseMock = (
  overrideResponse: Partial<Extract<FirmwareRelease, object>> = {},
): FirmwareRelease => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  catalog_version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 1, max: 64 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  draft: faker.datatype.boolean(),
  items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    component_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    deployment: {
      type: faker.helpers.arrayElement(Object.values(DeploymentType)),
      image_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      image_uri: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    alternative_deployments: Array.from(
      { length: faker.number.int({ min: 1, max: 10 }) },
      (_, i) => i + 1,
    ).map(() => ({
      type: faker.helpers.arrayElement(Object.values(DeploymentType)),
      image_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      image_uri: faker.string.alpha({ length: { min: 10, max: 20 } }),
    })),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    ml_packages: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        release_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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
  shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  release_status: faker.helpers.arrayElement(Object.values(FirmwareReleaseStatus)),
  ...overrideResponse,
})

export const getPublishFirmwareReleaseResponseMock = (
  overrideResponse: Partial<Extract<FirmwareRelease, object>> = {},
): FirmwareRelease => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  catalog_version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 1, max: 64 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  draft: faker.datatype.boolean(),
  items: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    component_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    deployment: {
      type: faker.helpers.arrayElement(Object.values(DeploymentType)),
      image_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      image_uri: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    alternative_deployments: Array.from(
      { length: faker.number.int({ min: 1, max: 10 }) },
      (_, i) => i + 1,
    ).map(() => ({
      type: faker.helpers.arrayElement(Object.values(DeploymentType)),
      image_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      image_uri: faker.string.alpha({ length: { min: 10, max: 20 } }),
    })),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    ml_packages: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        release_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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
  shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  release_status: faker.helpers.arrayElement(Object.values(FirmwareReleaseStatus)),
  ...overrideResponse,
})

export const getListPackageFirmwareReleasesResponseMock = (
  overrideResponse: Partial<Extract<PackageFirmwareReleasePage, object>> = {},
): PackageFirmwareReleasePage => ({
  firmware_releases: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getListCatalogSharesResponseMock = (
  overrideResponse: Partial<Extract<CatalogSharePage, object>> = {},
): CatalogSharePage => ({
  shares: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      destination: faker.string.alpha({ length: { min: 1, max: 20 } }),
      invitation_status: faker.helpers.arrayElement(Object.values(InvitationStatus)),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      options: { include_draft_firmware_release: faker.datatype.boolean() },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getCreateCatalogShareResponseMock = (
  overrideResponse: Partial<Extract<CatalogShare, object>> = {},
): CatalogShare => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  destination: faker.string.alpha({ length: { min: 1, max: 20 } }),
  invitation_status: faker.helpers.arrayElement(Object.values(InvitationStatus)),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  options: { include_draft_firmware_release: faker.datatype.boolean() },
  ...overrideResponse,
})

export const getListCatalogShareInvitationsResponseMock = (
  overrideResponse: Partial<Extract<CatalogShareInvitationPage, object>> = {},
): CatalogShareInvitationPage => ({
  catalog_share_invitations: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    shared_catalog: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      display_name: faker.string.alpha({ length: { min: 1, max: 32 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListCatalogsMockHandler = (
  overrideResponse?:
    | CatalogPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CatalogPage> | CatalogPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/catalogs',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCatalogsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreateCatalogMockHandler = (
  overrideResponse?:
    | CreateCatalogAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreateCatalogAnswer> | CreateCatalogAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/catalogs',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCatalogResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getGetCatalogMockHandler = (
  overrideResponse?:
    | Catalog
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Catalog> | Catalog),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/catalogs/:catalogId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCatalogResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getUpdateCatalogMockHandler = (
  overrideResponse?:
    | UpdateCatalogAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UpdateCatalogAnswer> | UpdateCatalogAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/catalogs/:catalogId/versions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCatalogResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getDeprecateCatalogMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/catalogs/:catalogId/deprecate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListFirmwareReleasesMockHandler = (
  overrideResponse?:
    | FirmwareReleasePage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FirmwareReleasePage> | FirmwareReleasePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/catalogs/:catalogId/firmware/releases',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFirmwareReleasesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetFirmwareReleaseMockHandler = (
  overrideResponse?:
    | FirmwareRelease
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FirmwareRelease> | FirmwareRelease),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/catalogs/:catalogId/firmware/releases/:releaseId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFirmwareReleaseResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getUpdateFirmwareReleaseMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    '*/projects/:projectId/catalogs/:catalogId/firmware/releases/:releaseId',
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getPublishFirmwareReleaseMockHandler = (
  overrideResponse?:
    | FirmwareRelease
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FirmwareRelease> | FirmwareRelease),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/catalogs/:catalogId/firmware/releases/:releaseId/publish',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPublishFirmwareReleaseResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getDeprecateFirmwareReleaseMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/catalogs/:catalogId/firmware/releases/:releaseId/deprecate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListPackageFirmwareReleasesMockHandler = (
  overrideResponse?:
    | PackageFirmwareReleasePage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PackageFirmwareReleasePage> | PackageFirmwareReleasePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/ml/packages/:packageId/firmware/releases',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPackageFirmwareReleasesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListCatalogSharesMockHandler = (
  overrideResponse?:
    | CatalogSharePage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CatalogSharePage> | CatalogSharePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/catalogs/:catalogId/shares',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCatalogSharesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreateCatalogShareMockHandler = (
  overrideResponse?:
    | CatalogShare
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CatalogShare> | CatalogShare),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/catalogs/:catalogId/shares',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCatalogShareResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getDeprecateCatalogShareMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/catalogs/:catalogId/shares/:shareId/deprecate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListCatalogShareInvitationsMockHandler = (
  overrideResponse?:
    | CatalogShareInvitationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CatalogShareInvitationPage> | CatalogShareInvitationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/catalogs/shares/invitations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCatalogShareInvitationsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getAcceptCatalogShareInvitationMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/catalogs/:catalogId/shares/invitations/:invitationId/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getRejectCatalogShareInvitationMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/catalogs/:catalogId/shares/invitations/:invitationId/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}
export const getCatalogServiceMock = () => [
  getListCatalogsMockHandler(),
  getCreateCatalogMockHandler(),
  getGetCatalogMockHandler(),
  getUpdateCatalogMockHandler(),
  getDeprecateCatalogMockHandler(),
  getListFirmwareReleasesMockHandler(),
  getGetFirmwareReleaseMockHandler(),
  getUpdateFirmwareReleaseMockHandler(),
  getPublishFirmwareReleaseMockHandler(),
  getDeprecateFirmwareReleaseMockHandler(),
  getListPackageFirmwareReleasesMockHandler(),
  getListCatalogSharesMockHandler(),
  getCreateCatalogShareMockHandler(),
  getDeprecateCatalogShareMockHandler(),
  getListCatalogShareInvitationsMockHandler(),
  getAcceptCatalogShareInvitationMockHandler(),
  getRejectCatalogShareInvitationMockHandler(),
]
