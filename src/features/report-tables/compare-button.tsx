import { useState } from 'react'
import type { Compared } from '@/models/report-tables/report-comparison.ts'
import { useCommands } from '@/page/commands.ts'
import { Button } from '@/ui/base/button.tsx'
import { CompareReport } from './lazy-dialogs.tsx'

/** Opens the choice of a job to compare a report with; it has its place before that is known. */
export function CompareButton({ of }: { of: Compared | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useCommands([{ id: 'compare', label: 'Compare reports', run: open }])
  return (
    <>
      <Button
        aria-haspopup="dialog"
        disabledReason={of ? undefined : 'The job of this report is not loaded yet.'}
        onClick={open}
      >
        Compare reports
      </Button>
      {isOpen && of && <CompareReport of={of} onClose={() => setOpen(false)} />}
    </>
  )
}
