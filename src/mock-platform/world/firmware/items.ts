import type { Deployment, ReleaseItem } from '@generated/catalog/types.ts'
import type { FirmwareImage } from '@generated/firmware-registry/types.ts'
import type { Random } from '../random.ts'

/** An item of a release, and its image in the registry. */
interface Made {
  item: ReleaseItem
  image: FirmwareImage
}

const kinds = [
  { componentName: 'autoware', type: 'container', extension: '.tar.gz', architecture: 'arm64' },
  { componentName: 'ecu-main', type: 'rootfs', extension: '.ext4.zst', architecture: 'arm64' },
  {
    componentName: 'perception-ecu',
    type: 'rootfs',
    extension: '.ext4.zst',
    architecture: 'amd64',
  },
  { componentName: 'bootstrap', type: 'installer', extension: '.iso', architecture: 'amd64' },
  {
    componentName: 'calibration <data> & "maps"',
    type: 'other',
    extension: '.zip',
    architecture: '',
  },
] as const

const uriOf = (name: string, random: Random) =>
  `registry.example.com/firmware/${name.replace(/[^a-z-]+/g, '-')}@sha256:${random.hex(64)}`

const alternativesOf = (name: string, random: Random): Deployment[] =>
  random.chance(0.3) ? [{ type: 'other', imageUri: uriOf(name, random) }] : []

/** Who built an item, as its labels tell; undefined for a release that no job made. */
export interface Builder {
  jobId: string
  buildReportId: string
}

const labelsOf = (builder: Builder | undefined) =>
  builder
    ? [
        { name: 'auto.web.ci.job-id', value: builder.jobId },
        { name: 'auto.web.ci.build-report-id', value: builder.buildReportId },
        { name: 'note', value: '<i>signed</i>' },
      ]
    : []

const madeOf = (
  { componentName, type, extension, architecture }: (typeof kinds)[number],
  projectId: string,
  builder: Builder | undefined,
  random: Random,
): Made => {
  const imageId = random.uuid()
  return {
    item: {
      componentName,
      deployment: { type, imageId, imageUri: uriOf(componentName, random) },
      alternativeDeployments: alternativesOf(componentName, random),
      ...(random.chance(0.6) && { description: `Image of ${componentName}.` }),
      mlPackages: random.chance(0.3) ? [{ id: random.uuid(), releaseId: random.uuid() }] : [],
      labels: labelsOf(builder),
    },
    image: {
      id: imageId,
      projectId,
      labels: architecture ? [{ name: 'architecture', value: architecture }] : [],
      size: random.int(900, 6_000_000_000),
      digest: `sha256:${random.hex(64)}`,
      filenameExtension: extension,
    },
  }
}

/** Makes the components of a release; a partial release has only some. */
export const itemsOf = (
  projectId: string,
  builder: Builder | undefined,
  partial: boolean,
  random: Random,
): Made[] =>
  (partial ? kinds.slice(0, 2) : kinds).map((kind) => madeOf(kind, projectId, builder, random))
