import type { Deployment, ReleaseItem } from '@generated/catalog/types.ts'
import type { FirmwareImage } from '@generated/firmware-registry/types.ts'
import type { UsedRelease } from '../ml/world-package-releases.ts'
import type { Random } from '../random.ts'
import type { Vocabulary } from '../vocabulary/shape.ts'

/** An item of a release and its image in the registry. */
interface BuiltItem {
  item: ReleaseItem
  image: FirmwareImage
}

/** A kind of component. */
interface Kind {
  componentName: string
  type: Deployment['type']
  extension: string
  /** Empty for data that is not executed. */
  architecture: string
  /** True when every item has a release of an ML package; of the others only some have one. */
  alwaysHasPackage?: true
}

const kindsOf = ({ dataComponent }: Vocabulary): readonly Kind[] => [
  { componentName: 'autoware', type: 'container', extension: '.tar.gz', architecture: 'arm64' },
  { componentName: 'ecu-main', type: 'rootfs', extension: '.ext4.zst', architecture: 'arm64' },
  {
    componentName: 'perception-ecu',
    type: 'rootfs',
    extension: '.ext4.zst',
    architecture: 'amd64',
    alwaysHasPackage: true,
  },
  { componentName: 'bootstrap', type: 'installer', extension: '.iso', architecture: 'amd64' },
  { componentName: dataComponent, type: 'other', extension: '.zip', architecture: '' },
]

const uriOf = (name: string, random: Random) =>
  `registry.example.com/firmware/${name.replace(/[^a-z-]+/g, '-')}@sha256:${random.hex(64)}`

const alternativesOf = (name: string, random: Random): Deployment[] =>
  random.chance(0.3) ? [{ type: 'other', imageUri: uriOf(name, random) }] : []

/** The job that built an item, for its labels. */
export interface Builder {
  jobId: string
  buildReportId: string
}

/** Inputs for the components of a release. */
interface Material {
  words: Vocabulary
  /** Releases of ML packages that it is built with. */
  packages: readonly UsedRelease[]
}

const labelsOf = (builder: Builder | undefined, { componentNote }: Vocabulary) =>
  builder
    ? [
        { name: 'auto.web.ci.job-id', value: builder.jobId },
        { name: 'auto.web.ci.build-report-id', value: builder.buildReportId },
        { name: 'note', value: componentNote },
      ]
    : []

const builtItemOf = (
  { componentName, type, extension, architecture, alwaysHasPackage }: Kind,
  projectId: string,
  builder: Builder | undefined,
  { words, packages }: Material,
  random: Random,
): BuiltItem => {
  const imageId = random.uuid()
  return {
    item: {
      componentName,
      deployment: { type, imageId, imageUri: uriOf(componentName, random) },
      alternativeDeployments: alternativesOf(componentName, random),
      ...(random.chance(0.6) && { description: `Image of ${componentName}.` }),
      mlPackages:
        packages.length > 0 && (alwaysHasPackage || random.chance(0.3))
          ? [random.pick(packages)]
          : [],
      labels: labelsOf(builder, words),
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

/** Creates the items of a release; a partial release has only some. */
export const itemsOf = (
  projectId: string,
  builder: Builder | undefined,
  partial: boolean,
  material: Material,
  random: Random,
): BuiltItem[] =>
  kindsOf(material.words)
    .slice(0, partial ? 2 : undefined)
    .map((kind) => builtItemOf(kind, projectId, builder, material, random))
