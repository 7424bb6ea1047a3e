import { useState } from 'react'
import { useCommands } from '@/page/commands.ts'
import { Button } from '@/ui/base/button.tsx'
import type { Compared } from '../model/report-comparison.ts'
import { CompareReport } from './compare-dialogs.tsx'

/** Opens the choice of a job to compare a report with. */
export function CompareButton({ of }: { of: Compared }) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useCommands([{ id: 'compare', label: 'Compare reports', run: open }])
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        Compare reports
      </Button>
      {isOpen && <CompareReport of={of} onClose={() => setOpen(false)} />}
    </>
  )
}
