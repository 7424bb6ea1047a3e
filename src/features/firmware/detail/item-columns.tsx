import type { Deployment } from '@generated/catalog/types.ts'
import { LabelChips } from '@/features/suites/index.ts'
import { formatSize } from '@/lib/sizes.ts'
import { Absent } from '@/ui/absent.tsx'
import { Copyable, CopyButton } from '@/ui/copyable.tsx'
import { CutText } from '@/ui/cut-text.tsx'
import type { Column } from '@/ui/data-table.tsx'
import { deploymentTexts } from '../rules/deployments.ts'
import type { ItemRow } from './item-rows.ts'

/** The columns of the items of a release. */
export const itemColumns: readonly Column<ItemRow>[] = [
  {
    id: 'component',
    header: 'Component',
    cell: ({ item }) => <CutText text={item.componentName} limit={32} />,
    second: ({ item }) =>
      item.description ? <CutText text={item.description} limit={40} /> : <Absent />,
  },
  {
    id: 'deployment',
    header: 'Deployment',
    cell: ({ item }) => item.deployment.type,
    second: ({ item }) => deploymentTexts[item.deployment.type],
  },
  {
    id: 'image',
    header: 'Image',
    cell: ({ item }) => <ImageUri uri={item.deployment.imageUri} />,
    second: (row) => <RegistryImage row={row} />,
  },
  {
    id: 'alternatives',
    header: 'Alternative deployments',
    cell: ({ item }) => <Alternatives deployments={item.alternativeDeployments} />,
  },
  { id: 'packages', header: 'ML packages', cell: (row) => <Packages row={row} /> },
  {
    id: 'labels',
    header: 'Labels',
    cell: ({ item }) => (
      <LabelChips labels={item.labels.map(({ name, value }) => ({ key: name, value }))} limit={1} />
    ),
  },
]

function ImageUri({ uri }: { uri: string | undefined }) {
  if (!uri) return <Absent />
  return (
    <span className="inline-flex items-center gap-1 font-mono text-xs">
      <CutText text={uri} limit={32} />
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

function Alternatives({ deployments }: { deployments: readonly Deployment[] }) {
  if (deployments.length === 0) return <Absent />
  return (
    <ul>
      {deployments.map(({ type, imageId, imageUri }) => (
        <li
          key={`${type} ${imageId ?? ''} ${imageUri ?? ''}`}
          className="flex items-center gap-1.5"
        >
          {type}
          {imageUri ? (
            <ImageUri uri={imageUri} />
          ) : (
            imageId && <Copyable text={imageId} what="image ID" />
          )}
        </li>
      ))}
    </ul>
  )
}

function Packages({ row }: { row: ItemRow }) {
  const { mlPackages } = row.item
  if (mlPackages.length === 0) return <Absent />
  return (
    <ul>
      {mlPackages.map(({ id, releaseId }) => (
        <li key={`${id} ${releaseId}`} className="flex items-center gap-1.5 text-xs">
          <Copyable text={id} what="package ID" />
          <span className="text-muted">release</span>
          <Copyable text={releaseId} what="package release ID" />
        </li>
      ))}
    </ul>
  )
}
