// Generated from openapi/ by `npm run codegen`. Do not edit.

import {
  boolean,
  integer,
  list,
  object,
  string,
  type ObjectPlan,
  type Plan,
} from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'

export const NextToken: Plan = string
export const AreaMapId: Plan = integer
export const Timestamp: Plan = string
export const AreaMap: ObjectPlan = /* @__PURE__ */ object({
  area_map_id: AreaMapId,
  area_map_name: string,
  is_shared: boolean,
  created_at: Timestamp,
  updated_at: Timestamp,
})
export const AreaMapPage: ObjectPlan = /* @__PURE__ */ object({
  area_maps: /* @__PURE__ */ list(AreaMap),
  'next_token?': NextToken,
})
export const Id: Plan = string
export const AreaMapVersion: ObjectPlan = /* @__PURE__ */ object({
  version_id: Id,
  area_map_id: AreaMapId,
  description: string,
  release_status: string,
  created_at: Timestamp,
})
export const AreaMapVersionPage: ObjectPlan = /* @__PURE__ */ object({
  versions: /* @__PURE__ */ list(AreaMapVersion),
  'next_token?': NextToken,
})
export const AreaMapDownloadRequest: ObjectPlan = /* @__PURE__ */ object({
  expiration_time: integer,
})
export const AreaMapDownloadLinks: ObjectPlan = /* @__PURE__ */ object({
  'pcd_map_url?': string,
  'vector_map_url?': string,
  'pcd_map_metadata_url?': string,
  'map_projector_info_url?': string,
  'map_config_url?': string,
})

export const listAreaMapsOperation: Operation = {
  service: 'map',
  id: 'listAreaMaps',
  method: 'GET',
  path: '/projects/{projectId}/area_maps',
  alertId: 'getAreaMaps',
  alertText: 'Failed to get the maps.',
  query: /* @__PURE__ */ object({
    'include_shared_area_maps?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: AreaMapPage,
}
export const getAreaMapOperation: Operation = {
  service: 'map',
  id: 'getAreaMap',
  method: 'GET',
  path: '/projects/{projectId}/area_maps/{areaMapId}',
  alertId: 'getAreaMap',
  alertText: 'Failed to get the map.',
  answer: AreaMap,
}
export const listAreaMapVersionsOperation: Operation = {
  service: 'map',
  id: 'listAreaMapVersions',
  method: 'GET',
  path: '/projects/{projectId}/area_maps/{areaMapId}/versions',
  alertId: 'getAreaMapVersions',
  alertText: 'Failed to get the map versions.',
  query: /* @__PURE__ */ object({
    'deleted?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: AreaMapVersionPage,
}
export const downloadAreaMapVersionOperation: Operation = {
  service: 'map',
  id: 'downloadAreaMapVersion',
  method: 'POST',
  path: '/projects/{projectId}/area_maps/{areaMapId}/versions/{versionId}/download_links',
  alertId: 'downloadMap',
  alertText: 'Failed to download the map.',
  reads: true,
  body: AreaMapDownloadRequest,
  answer: AreaMapDownloadLinks,
}
