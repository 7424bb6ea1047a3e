import { formatSize } from '@/lib/sizes.ts'
import { useAttempted } from '@/ui/fields/attempt.ts'
import { Field } from '@/ui/fields/field.tsx'
import { FileInput } from '@/ui/fields/file-input.tsx'
import { choose, type FileChoice } from '../model/file.ts'

interface FileFieldProps {
  choice: FileChoice
  onChoice: (choice: FileChoice) => void
}

/** Selects the file of an asset. A refused file does not replace the selected one. */
export function FileField({ choice, onChoice }: FileFieldProps) {
  const { file, refused } = choice
  const missing = useAttempted() && !file ? 'Required.' : undefined
  return (
    <Field
      group
      required
      label="Select zip file to upload"
      help="The zip file should contain the asset data."
      error={refused?.problem ?? missing}
    >
      <FileInput
        accept=".zip"
        buttonLabel="Select file"
        onFiles={(files) => onChoice(choose(choice, files))}
      >
        {file ? (
          <>
            <bdi className="font-medium">{file.name}</bdi>{' '}
            <span className="text-muted">{formatSize(file.size)}</span>
          </>
        ) : (
          <span className="text-muted">or drop it here</span>
        )}
        {refused && (
          <p className="text-muted">
            Not accepted: <bdi>{refused.name}</bdi>
          </p>
        )}
      </FileInput>
    </Field>
  )
}
