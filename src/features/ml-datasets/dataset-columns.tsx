import type { TrainingDataset } from '@generated/ml/types.ts'
import { addressIn, externalLink } from '@/config/external-link.ts'
import { shortId } from '@/lib/ids.ts'
import { progressTexts, sizeInGb } from '@/models/ml-datasets/dataset.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { ExternalLink } from '@/ui/base/button.tsx'
import { StatusMark } from '@/ui/feedback/status.tsx'
import { createdColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { Hint } from '@/ui/text/hint.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** Columns of the training datasets. */
export const datasetColumns: readonly Column<TrainingDataset>[] = [
  {
    id: 'deployment_path',
    width: 200,
    grow: 2,
    header: 'Deployment path',
    cell: ({ deploymentPath, deploymentStatus }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Progress text={progressTexts[deploymentStatus]} />
        <TruncatedText text={deploymentPath} />
      </span>
    ),
    sortValue: ({ deploymentPath }) => deploymentPath,
  },
  {
    id: 'size',
    width: 96,
    header: 'Size (GB)',
    align: 'end',
    cell: ({ deploymentSize }) => sizeInGb(deploymentSize),
    sortValue: ({ deploymentSize }) => deploymentSize,
    firstSort: 'descending',
  },
  createdColumn,
  {
    id: 'annotation_dataset_id',
    width: 172,
    header: 'Annotation dataset ID',
    cell: (dataset) => <AnnotationDataset dataset={dataset} />,
  },
  {
    id: 'version',
    width: 116,
    header: 'Version',
    cell: ({ annotationDatasetVersionId }) => (
      <Copyable text={annotationDatasetVersionId} what="version ID" />
    ),
  },
  {
    id: 'id',
    width: 116,
    header: 'ID',
    cell: ({ id }) => <Copyable text={id} what="training dataset ID" />,
  },
]

function Progress({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Hint text={text} className="inline-flex shrink-0">
      <StatusMark status="started" label={text} />
    </Hint>
  )
}

/** Links to the annotation dataset, in its own project. */
const AnnotationDataset = ({ dataset }: { dataset: TrainingDataset }) => (
  <span className="font-mono text-xs">
    <ExternalLink
      tone="secondary"
      href={externalLink('dataSearchConsole', {
        projectId: dataset.annotationDatasetProjectId,
        callbackUrl: addressIn(useProjectId()),
        annotationDatasetId: dataset.annotationDatasetId,
      })}
    >
      {shortId(dataset.annotationDatasetId)}
    </ExternalLink>
  </span>
)
