// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { AreaMap, AreaMapDownloadLinks, AreaMapPage, AreaMapVersionPage } from './wire.ts'

export const getListAreaMapsResponseMock = (
  overrideResponse: Partial<Extract<AreaMapPage, object>> = {},
): AreaMapPage => ({
  area_maps: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      area_map_id: faker.number.int({ min: 1 }),
      area_map_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      is_shared: faker.datatype.boolean(),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetAreaMapResponseMock = (
  overrideResponse: Partial<Extract<AreaMap, object>> = {},
): AreaMap => ({
  area_map_id: faker.number.int({ min: 1 }),
  area_map_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  is_shared: faker.datatype.boolean(),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
})

export const getListAreaMapVersionsResponseMock = (
  overrideResponse: Partial<Extract<AreaMapVersionPage, object>> = {},
): AreaMapVersionPage => ({
  versions: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      area_map_id: faker.number.int({ min: 1 }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      release_status: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getDownloadAreaMapVersionResponseMock = (
  overrideResponse: Partial<Extract<AreaMapDownloadLinks, object>> = {},
): AreaMapDownloadLinks => ({
  pcd_map_url: faker.internet.url(),
  vector_map_url: faker.internet.url(),
  pcd_map_metadata_url: faker.internet.url(),
  map_projector_info_url: faker.internet.url(),
  map_config_url: faker.internet.url(),
  ...overrideResponse,
})

export const getListAreaMapsMockHandler = (
  overrideResponse?:
    | AreaMapPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AreaMapPage> | AreaMapPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/area_maps',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAreaMapsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetAreaMapMockHandler = (
  overrideResponse?:
    | AreaMap
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AreaMap> | AreaMap),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/area_maps/:areaMapId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAreaMapResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListAreaMapVersionsMockHandler = (
  overrideResponse?:
    | AreaMapVersionPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AreaMapVersionPage> | AreaMapVersionPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/area_maps/:areaMapId/versions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAreaMapVersionsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getDownloadAreaMapVersionMockHandler = (
  overrideResponse?:
    | AreaMapDownloadLinks
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AreaMapDownloadLinks> | AreaMapDownloadLinks),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/area_maps/:areaMapId/versions/:versionId/download_links',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadAreaMapVersionResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getMapServiceMock = () => [
  getListAreaMapsMockHandler(),
  getGetAreaMapMockHandler(),
  getListAreaMapVersionsMockHandler(),
  getDownloadAreaMapVersionMockHandler(),
]
