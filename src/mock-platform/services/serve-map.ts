import type { AreaMapDownloadLinks } from '@generated/map/types.ts'
import { pageBy } from '../core/platform-paging.ts'
import { refuseByName } from '../core/refusal.ts'
import { defineService, ok } from '../define-service.ts'
import { temporaryLink } from '../object-store/object-links.ts'
import { type AreaMapRecord, areaMapArea } from '../world/maps.ts'
import type { World } from '../world/world.ts'

/** A zip file without entries. */
const emptyZip = `PK\u0005\u0006${'\0'.repeat(18)}`

/** A point cloud is large: it comes in so many parts of so many bytes. */
const points = { parts: 48, bytes: 128 * 1024 }

function* pointCloud() {
  const zeros = '\0'.repeat(points.bytes)
  for (let part = 0; part < points.parts; part += 1) yield zeros
  yield emptyZip
}

/** The field of the answer for each file, and the file. */
const files = {
  vectorMap: { field: 'vectorMapUrl', name: 'lanelet2_map.zip', content: emptyZip },
  pcdMap: {
    field: 'pcdMapUrl',
    name: 'pointcloud_map.zip',
    content: pointCloud,
    size: points.parts * points.bytes + emptyZip.length,
  },
  mapProjectorInfo: {
    field: 'mapProjectorInfoUrl',
    name: 'map_projector_info.yaml',
    content: 'projector_type: MGRS\nvertical_datum: WGS84\nmgrs_grid: 54SUE\n',
  },
  pcdMapMetadata: {
    field: 'pcdMapMetadataUrl',
    name: 'pointcloud_map_metadata.yaml',
    content: 'x_resolution: 20.0\ny_resolution: 20.0\n',
  },
  mapConfig: {
    field: 'mapConfigUrl',
    name: 'map_config.yaml',
    content: 'map_origin:\n  latitude: 35.62\n  longitude: 139.78\n',
  },
} as const

const findMap = (world: World, projectId: string, id: string): AreaMapRecord =>
  world.of(areaMapArea, projectId).find(({ map }) => String(map.areaMapId) === id) ??
  refuseByName(404, 'area_map_not_found', 'The area map does not exist.')

/** Area maps, their versions and their files. Errors have the form with an error name. */
export const mapService = defineService('map', {
  listAreaMaps: ({ path, query, world }) => {
    const maps = world
      .of(areaMapArea, path.projectId)
      .map(({ map }) => map)
      .filter(({ isShared }) => query.includeSharedAreaMaps || !isShared)
    const { items, ...token } = pageBy(maps, query, ({ areaMapId }) => String(areaMapId))
    return ok({ areaMaps: items, ...token })
  },
  getAreaMap: ({ path, world }) => ok(findMap(world, path.projectId, path.areaMapId).map),
  listAreaMapVersions: ({ path, query, world }) => {
    const versions = findMap(world, path.projectId, path.areaMapId)
      .versions.filter(({ deleted }) => query.deleted === undefined || query.deleted === deleted)
      .map(({ version }) => version)
    const { items, ...token } = pageBy(versions, query, ({ versionId }) => versionId)
    return ok({ versions: items, ...token })
  },
  downloadAreaMapVersion: (call) => {
    const { path, body, world } = call
    const record =
      findMap(world, path.projectId, path.areaMapId).versions.find(
        ({ version }) => version.versionId === path.versionId,
      ) ?? refuseByName(404, 'area_map_version_not_found', 'The map has no such version.')
    const links: AreaMapDownloadLinks = {}
    for (const file of record.files) {
      const { field, ...content } = files[file]
      links[field] = temporaryLink(call, content, body.expirationTime)
    }
    return ok(links)
  },
})
