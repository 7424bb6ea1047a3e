import type { Suite } from '@generated/evaluation/types.ts'
import { useState } from 'react'
import { suiteKind } from '@/models/suites/suite.ts'
import { type BulkChange, type BulkKind, bulkKinds, bulkTexts } from '@/models/suites/suite-bulk.ts'
import { TaskForm } from '@/parts/tasks/task-form.tsx'
import { BulkFields } from './bulk-fields.tsx'

interface SuiteBulkDialogProps {
  kind: BulkKind
  suites: readonly Suite[]
  onStarted: () => void
  onClose: () => void
}

/** Asks what to change of many suites, and starts the change. */
export default function SuiteBulkDialog({ kind, suites, ...rest }: SuiteBulkDialogProps) {
  const [change, setChange] = useState<BulkChange | undefined>(
    kind === 'delete' ? { kind } : undefined,
  )
  const [error, setError] = useState<string>()
  const { title, label } = bulkKinds[kind]
  return (
    <TaskForm
      {...rest}
      noun={suiteKind.one}
      count={suites.length}
      title={title}
      submitLabel={label}
      danger={kind === 'delete'}
      final={kind === 'delete'}
      onSubmit={() => {
        setError(change ? undefined : 'Required.')
        return (
          change && {
            change: { area: 'suites', change },
            items: suites.map(({ id, displayName }) => ({ id, name: displayName })),
            texts: bulkTexts(change, suites.length),
          }
        )
      }}
    >
      <BulkFields kind={kind} suites={suites} error={error} onChange={setChange} />
    </TaskForm>
  )
}
