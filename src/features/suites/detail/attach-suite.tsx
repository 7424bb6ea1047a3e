import type { Suite } from '@generated/evaluation/types.ts'
import { useMemo, useState } from 'react'
import { whyNotOnSuite } from '@/models/suites/suite-action-rules.ts'
import { Button } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'

const attachDialog = lazyCode(() => import('../bulk/suite-bulk-dialog.tsx'))

const keep = () => {}

/** Attaches a suite that no catalog has to one; nothing for a suite that cannot be edited. */
export function AttachSuite({ suite }: { suite: Suite }) {
  const [isOpen, setOpen] = useState(false)
  const suites = useMemo(() => [suite], [suite])
  if (whyNotOnSuite('edit', suite) !== undefined) return null
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={attachDialog.load}
        onFocus={attachDialog.load}
        onClick={() => setOpen(true)}
      >
        Attach to a catalog
      </Button>
      {isOpen && (
        <LazyPart
          code={attachDialog}
          kind="attach"
          suites={suites}
          onStarted={keep}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
