// Generated from openapi/ by `npm run codegen`. Do not edit.

import type { HttpHandler } from 'msw'
import {
  type HandlerOptions,
  type HandlersOptions,
  handlerOf,
  handlersOf,
  type Mocks,
} from '@/mocks/handlers.ts'
import {
  downloadAreaMapVersionAnswer,
  getAreaMapAnswer,
  listAreaMapVersionsAnswer,
  listAreaMapsAnswer,
} from './random.ts'
import type {
  AreaMap,
  AreaMapDownloadLinks,
  AreaMapDownloadRequest,
  AreaMapPage,
  AreaMapVersionPage,
} from './wire.ts'

/** Arguments and answers of the operations of the map service, in wire form. */
export interface MapCalls {
  /** List area maps. */
  listAreaMaps: { path: 'project_id'; body: undefined; answer: AreaMapPage }
  /** Get an area map. */
  getAreaMap: { path: 'project_id' | 'area_map_id'; body: undefined; answer: AreaMap }
  /** List versions of an area map. */
  listAreaMapVersions: {
    path: 'project_id' | 'area_map_id'
    body: undefined
    answer: AreaMapVersionPage
  }
  /** Get download links of a map version. */
  downloadAreaMapVersion: {
    path: 'project_id' | 'area_map_id' | 'version_id'
    body: AreaMapDownloadRequest
    answer: AreaMapDownloadLinks
  }
}

const mocks: Mocks<MapCalls> = {
  listAreaMaps: {
    method: 'GET',
    path: '/projects/{project_id}/area_maps',
    status: 200,
    random: listAreaMapsAnswer,
  },
  getAreaMap: {
    method: 'GET',
    path: '/projects/{project_id}/area_maps/{area_map_id}',
    status: 200,
    random: getAreaMapAnswer,
  },
  listAreaMapVersions: {
    method: 'GET',
    path: '/projects/{project_id}/area_maps/{area_map_id}/versions',
    status: 200,
    random: listAreaMapVersionsAnswer,
  },
  downloadAreaMapVersion: {
    method: 'POST',
    path: '/projects/{project_id}/area_maps/{area_map_id}/versions/{version_id}/download_links',
    status: 200,
    random: downloadAreaMapVersionAnswer,
  },
}

/** MSW handlers of every operation of the map service. */
export const mapHandlers = (options: HandlersOptions<MapCalls>): HttpHandler[] =>
  handlersOf(mocks, options)

/** MSW handler of one operation of the map service. */
export const mapHandler = <Id extends keyof MapCalls>(
  id: Id,
  options: HandlerOptions<MapCalls[Id]>,
): HttpHandler => handlerOf(mocks, id, options)
