import type { AreaMapDownloadLinks } from '@generated/map/types.ts'
import type { Kind } from '@/page/kind.ts'

/** Area maps: their names and their list. */
export const mapKind: Kind = { one: 'map', many: 'maps', list: () => '/maps' }

/** A file of a map version. */
export interface MapFile {
  /** Also tells the files of a version apart. */
  label: string
  /** Suffix of the file name, after the numbers of map and version. */
  suffix: string
  /** Field of the link to it. */
  link: keyof AreaMapDownloadLinks
  /** Whether it is listed without a link, too. */
  always: boolean
}

const mapFiles: readonly MapFile[] = [
  {
    label: 'Lanelet2 (zip)',
    suffix: '_lanelet2_map.zip',
    link: 'vectorMapUrl',
    always: true,
  },
  {
    label: 'PointCloud (zip)',
    suffix: '_pointcloud_map.zip',
    link: 'pcdMapUrl',
    always: true,
  },
  {
    label: 'Map projector info (yaml)',
    suffix: '_map_projector_info.yaml',
    link: 'mapProjectorInfoUrl',
    always: false,
  },
  {
    label: 'Pointcloud map metadata (yaml)',
    suffix: '_pointcloud_map_metadata.yaml',
    link: 'pcdMapMetadataUrl',
    always: false,
  },
]

/** The files that are offered for a version's links; links that are no text count as missing. */
export const offeredFiles = (links: AreaMapDownloadLinks): readonly MapFile[] =>
  mapFiles.filter(({ link, always }) => always || Boolean(links[link]))

/** Name under which a file is saved. */
export const mapFileName = (
  { areaMapId, versionId }: { areaMapId: number; versionId: string },
  { suffix }: Pick<MapFile, 'suffix'>,
): string => `${areaMapId}_${versionId}${suffix}`

/** Why a file without a link cannot be downloaded. */
export const missingLinkText = 'Download URL not available'
