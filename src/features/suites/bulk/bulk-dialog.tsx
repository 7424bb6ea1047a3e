import { deprecateSuiteOperation, updateSuiteOperation } from '@generated/evaluation/codec.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useState } from 'react'
import { useAlertPlace } from '@/data/alert-places.ts'
import { changeAlertKey } from '@/data/alerts.ts'
import { SuiteLink } from '@/page/links.tsx'
import { BulkDialog } from '@/parts/bulk/bulk-dialog.tsx'
import { type BulkChange, type BulkKind, bulkKinds } from '../model/bulk.ts'
import { suiteKind } from '../model/suite.ts'
import { BulkFields } from './bulk-fields.tsx'
import { useSuiteBulkRun } from './use-suite-bulk-run.ts'

interface SuiteBulkDialogProps {
  kind: BulkKind
  suites: readonly Suite[]
  /** Called on closing with the suites that are still to be changed, once a run has begun. */
  onLeft: (left: readonly Suite[]) => void
  onClose: () => void
}

const link = ({ id, displayName }: Suite) => <SuiteLink id={id} name={displayName} />

/** Changes many suites: asks for what, shows the progress, then what came of each. */
export default function SuiteBulkDialog({ kind, suites, onLeft, onClose }: SuiteBulkDialogProps) {
  // Failures are shown beside each suite.
  useAlertPlace(changeAlertKey(updateSuiteOperation))
  useAlertPlace(changeAlertKey(deprecateSuiteOperation))
  const [change, setChange] = useState<BulkChange | undefined>(
    kind === 'delete' ? { kind } : undefined,
  )
  const [error, setError] = useState<string>()
  const run = useSuiteBulkRun()
  const { title, label, done } = bulkKinds[kind]
  return (
    <BulkDialog
      noun={suiteKind}
      items={suites}
      title={title}
      submitLabel={label}
      danger={kind === 'delete'}
      done={done}
      run={run}
      onSubmit={(left) => {
        setError(change ? undefined : 'Required.')
        if (change) run.start(left, change)
      }}
      link={link}
      onLeft={onLeft}
      onClose={onClose}
    >
      <BulkFields kind={kind} suites={suites} error={error} onChange={setChange} />
    </BulkDialog>
  )
}
