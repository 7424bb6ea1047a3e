import type { Deployment, DeploymentType, ReleaseItem } from '@generated/catalog/types.ts'
import { formatSize } from '@/lib/numbers.ts'
import { PackageReleases } from '@/parts/packages/package-releases.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Copyable, CopyButton } from '@/ui/text/copyable.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { Hint } from '@/ui/text/hint.tsx'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import type { ItemRow } from './firmware-item-rows.ts'

/** How an image of each deployment type gets onto a vehicle. */
const deploymentTexts = {
  rootfs: 'Deploy with the OTA client',
  container: 'Run as a container',
  installer: 'Download and create an installer',
  other: 'Custom deployment',
} as const satisfies Record<DeploymentType, string>

const deploymentText = (type: string) =>
  Object.entries(deploymentTexts).find(([known]) => known === type)?.[1] ?? 'Unknown'

/** Columns of a release's items. */
export const itemColumns: readonly Column<ItemRow>[] = [
  {
    id: 'component',
    width: 170,
    grow: 2,
    header: 'Component',
    cell: ({ item }) => item.componentName,
    second: ({ item }) =>
      item.description ? <TruncatedText text={item.description} /> : <EmptyCell />,
  },
  {
    id: 'deployment',
    width: 190,
    header: 'Deployment',
    cell: ({ item }) => <Deployments item={item} />,
    second: ({ item }) => deploymentText(item.deployment.type),
  },
  {
    id: 'image',
    width: 220,
    grow: 2,
    header: 'Image',
    cell: ({ item }) => <ImageUri uri={item.deployment.imageUri} />,
    second: (row) => <RegistryImage row={row} />,
  },
  {
    id: 'packages',
    width: 170,
    grow: 1,
    header: 'ML packages',
    cell: ({ packages }) =>
      packages.length > 0 ? <PackageReleases releases={packages} /> : <EmptyCell />,
  },
  {
    id: 'labels',
    width: 130,
    grow: 1,
    header: 'Labels',
    cell: ({ item }) => (
      <LabelChips labels={item.labels.map(({ name, value }) => ({ key: name, value }))} fit />
    ),
  },
]

/** Image at the end of a URI; the whole URI on hover and focus. */
function ImageUri({ uri }: { uri: string | undefined }) {
  if (!uri) return <EmptyCell />
  return (
    <span className="flex min-w-0 items-center gap-1 font-mono text-xs">
      <Hint text={uri} className="truncate">
        <bdi>{uri.slice(uri.lastIndexOf('/') + 1)}</bdi>
      </Hint>
      <CopyButton text={uri} what="image URI" />
    </span>
  )
}

function RegistryImage({ row: { item, images } }: { row: ItemRow }) {
  const { imageId } = item.deployment
  if (!imageId) return <EmptyCell />
  const file = images.find((image) => image.imageId === imageId)?.file
  return (
    <span className="inline-flex items-center gap-2">
      <Copyable text={imageId} what="image ID" />
      {file === null ? 'Not in the registry' : formatSize(file?.size)}
    </span>
  )
}

/** How an item is deployed, and the alternatives. */
function Deployments({ item: { deployment, alternativeDeployments } }: { item: ReleaseItem }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {deployment.type}
      {alternativeDeployments.map((alternative) => (
        <Alternative
          key={`${alternative.type} ${alternative.imageId ?? ''} ${alternative.imageUri ?? ''}`}
          deployment={alternative}
        />
      ))}
    </span>
  )
}

function Alternative({ deployment: { type, imageId, imageUri } }: { deployment: Deployment }) {
  const image = imageUri || imageId
  return (
    <span className="inline-flex items-center gap-1">
      <span className="text-muted">or</span>
      <Hint text={image}>{type}</Hint>
      {image && <CopyButton text={image} what="alternative image" />}
    </span>
  )
}
