// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import type { AreaMap, AreaMapDownloadLinks, AreaMapPage, AreaMapVersionPage } from './wire.ts'

export const listAreaMapsAnswer = (
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

export const getAreaMapAnswer = (
  overrideResponse: Partial<Extract<AreaMap, object>> = {},
): AreaMap => ({
  area_map_id: faker.number.int({ min: 1 }),
  area_map_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  is_shared: faker.datatype.boolean(),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
})

export const listAreaMapVersionsAnswer = (
  overrideResponse: Partial<Extract<AreaMapVersionPage, object>> = {},
): AreaMapVersionPage => ({
  versions: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      area_map_id: faker.number.int({ min: 1 }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      release_status: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const downloadAreaMapVersionAnswer = (
  overrideResponse: Partial<Extract<AreaMapDownloadLinks, object>> = {},
): AreaMapDownloadLinks => ({
  pcd_map_url: faker.internet.url(),
  vector_map_url: faker.internet.url(),
  pcd_map_metadata_url: faker.internet.url(),
  map_projector_info_url: faker.internet.url(),
  map_config_url: faker.internet.url(),
  ...overrideResponse,
})
