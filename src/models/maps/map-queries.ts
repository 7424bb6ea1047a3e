import {
  downloadAreaMapVersionQueryOptions,
  listAreaMapsAllQueryOptions,
  listAreaMapVersionsAllQueryOptions,
  listAreaMapVersionsQueryOptions,
} from '@generated/map/queries.ts'
import { linkLifetime } from '@/lib/link-lifetime.ts'

/** The maps of a project and those shared with it: options for a loader or a hook. */
export const mapsQueryOptions = (projectId: string) =>
  listAreaMapsAllQueryOptions({ projectId }, { includeSharedAreaMaps: true })

/** The versions of a map that are not deleted: options for a loader or a hook. */
export const mapVersionsQueryOptions = (projectId: string, areaMapId: number) =>
  listAreaMapVersionsAllQueryOptions({ projectId, areaMapId }, { deleted: false })

/** The first version of a map that is not deleted: asked for again each time, as the builder may have added one. */
export const firstVersionQueryOptions = (projectId: string, areaMapId: number) => ({
  ...listAreaMapVersionsQueryOptions({ projectId, areaMapId }, { deleted: false, size: 1 }),
  staleTime: 0,
})

/** The links to the files of a version: asked for again shortly before they expire, and kept nowhere else. */
export const mapLinksQueryOptions = (projectId: string, areaMapId: number, versionId: string) => ({
  ...downloadAreaMapVersionQueryOptions(
    { projectId, areaMapId, versionId },
    { expirationTime: linkLifetime },
  ),
  staleTime: (linkLifetime - 60) * 1000,
  gcTime: 0,
})
