import { useId } from 'react'
import type { NewVersions } from '@/models/suites/suite-draft.ts'
import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { SuiteOfVersions } from './suite-of-versions.tsx'

interface SuiteOfUpdatedDialogProps {
  versions: NewVersions
  onClose: () => void
}

/** Makes a suite of the versions that an update of conditions has saved. */
export default function SuiteOfUpdatedDialog({ versions, onClose }: SuiteOfUpdatedDialogProps) {
  const form = useId()
  return (
    <Dialog
      onClose={onClose}
      title="Create suite"
      footer={
        <>
          <Button onClick={onClose}>Skip</Button>
          <Button type="submit" form={form} variant="primary">
            Create suite
          </Button>
        </>
      }
    >
      <SuiteOfVersions form={form} versions={versions} onCreated={onClose} />
    </Dialog>
  )
}
