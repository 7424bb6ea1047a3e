import type { Deployment, ReleaseItem } from '@generated/catalog/types.ts'
import { formatSize } from '@/lib/sizes.ts'
import { truncate } from '@/lib/text.ts'
import { Absent } from '@/ui/absent.tsx'
import { Copyable, CopyButton } from '@/ui/copyable.tsx'
import { CutText } from '@/ui/cut-text.tsx'
import type { Column } from '@/ui/data-table.tsx'
import { Hint } from '@/ui/hint.tsx'
import { LabelChips } from '@/ui/label-chips.tsx'
import { deploymentTexts } from '../rules/deployments.ts'
import type { ItemRow } from './item-rows.ts'

/** The columns of the items of a release. */
export const itemColumns: readonly Column<ItemRow>[] = [
  {
    id: 'component',
    header: 'Component',
    cell: ({ item }) => <CutText text={item.componentName} limit={28} />,
    second: ({ item }) =>
      item.description ? <CutText text={item.description} limit={32} /> : <Absent />,
  },
  {
    id: 'deployment',
    header: 'Deployment',
    cell: ({ item }) => <Deployments item={item} />,
    second: ({ item }) => deploymentTexts[item.deployment.type],
  },
  {
    id: 'image',
    header: 'Image',
    cell: ({ item }) => <ImageUri uri={item.deployment.imageUri} />,
    second: (row) => <RegistryImage row={row} />,
  },
  {
    id: 'packages',
    header: 'ML packages',
    cell: ({ packages }) => <Packages packages={packages} />,
  },
  {
    id: 'labels',
    header: 'Labels',
    cell: ({ item }) => (
      <LabelChips labels={item.labels.map(({ name, value }) => ({ key: name, value }))} limit={1} />
    ),
  },
]

/** The end of an image's address, where its name is; the whole on hover and focus. */
function ImageUri({ uri }: { uri: string | undefined }) {
  if (!uri) return <Absent />
  return (
    <span className="inline-flex items-center gap-1 font-mono text-xs">
      <Hint text={uri}>
        <bdi>{truncate(uri.slice(uri.lastIndexOf('/') + 1), 20)}</bdi>
      </Hint>
      <CopyButton text={uri} what="image URI" />
    </span>
  )
}

function RegistryImage({ row: { item, images } }: { row: ItemRow }) {
  const { imageId } = item.deployment
  if (!imageId) return <Absent />
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

function Packages({ packages }: Pick<ItemRow, 'packages'>) {
  if (packages.length === 0) return <Absent />
  return (
    <ul>
      {packages.map(({ id, releaseId, name }) => (
        <li key={`${id} ${releaseId}`} className="text-xs">
          <div className="flex items-center gap-1.5">
            {name === undefined ? (
              <Copyable text={id} what="package ID" />
            ) : (
              <CutText text={name} limit={20} />
            )}
          </div>
          <div className="flex items-center gap-1.5">
            <span className="text-muted">release</span>
            <Copyable text={releaseId} what="package release ID" />
          </div>
        </li>
      ))}
    </ul>
  )
}
