import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { type AssetDraft, contentOf, fileSizeText } from '../model/draft.ts'

interface ConfirmStepProps {
  draft: AssetDraft
  file: File | undefined
  /** Progress of the upload; undefined while none runs. */
  percent: number | undefined
}

const fileItems = (file: File): OverviewItem[] => [
  { label: 'File name', value: <bdi>{file.name}</bdi>, wide: true },
  { label: 'File size', value: fileSizeText(file.size), wide: true },
  { label: 'File type', value: file.type || undefined, wide: true },
]

/** The last step: summary of what is registered, and progress of the upload. */
export function ConfirmStep({ draft, file, percent }: ConfirmStepProps) {
  const { displayName, description } = contentOf(draft)
  return (
    <div className="flex flex-col gap-4">
      <Overview
        label="Scenario asset"
        items={[
          { label: 'Name', value: <bdi>{displayName}</bdi>, wide: true },
          { label: 'Description', value: description, wide: true },
          ...(file ? fileItems(file) : []),
        ]}
      />
      {percent !== undefined && (
        <div className="flex flex-col gap-2 rounded-lg border bg-surface px-4 py-3">
          <p>Uploading... {percent}%</p>
          <ProgressBar label="Upload" percent={percent} />
        </div>
      )}
    </div>
  )
}
