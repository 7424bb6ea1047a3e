import type { AreaMap } from '@generated/map/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { mapFileName, offeredFiles } from './map.ts'
import { mapFilter } from './map-filter.ts'

const url = 'https://files.test/map.zip'
const named = (links: Parameters<typeof offeredFiles>[0]) =>
  offeredFiles(links).map((file) => [
    file.label,
    mapFileName({ areaMapId: 1042, versionId: 'v7' }, file),
  ])

test('both zip files are always offered', () => {
  const zips = [
    ['Lanelet2 (zip)', '1042_v7_lanelet2_map.zip'],
    ['PointCloud (zip)', '1042_v7_pointcloud_map.zip'],
  ]
  expect(named({})).toEqual(zips)
  expect(named({ vectorMapUrl: url, pcdMapUrl: url, mapConfigUrl: url })).toEqual(zips)
  expect(named({ mapProjectorInfoUrl: '' })).toEqual(zips)
})

test('both yaml files are offered where they are', () => {
  expect(named({ mapProjectorInfoUrl: url, pcdMapMetadataUrl: url }).slice(2)).toEqual([
    ['Map projector info (yaml)', '1042_v7_map_projector_info.yaml'],
    ['Pointcloud map metadata (yaml)', '1042_v7_pointcloud_map_metadata.yaml'],
  ])
})

const maps = partly<AreaMap[]>([
  { areaMapId: 1042, areaMapName: 'Odaiba, north' },
  { areaMapId: 2001, areaMapName: 'Kariya' },
])

test.each([
  ['', '1042 2001'],
  ['north ODAIBA', '1042'],
  ['20', '2001'],
  ['42', ''],
])('%j finds %j', (display_name, ids) => {
  expect(
    mapFilter
      .apply(maps, { display_name })
      .map(({ areaMapId }) => areaMapId)
      .join(' '),
  ).toBe(ids)
})
