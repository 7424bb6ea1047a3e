import { useEffect, useState } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import type { OpenLog } from '@/log/open-log.ts'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'

interface WholeLineProps {
  log: OpenLog
  /** From 0. */
  line: number
  onClose: () => void
}

/** A line that is too long for its row, with all that is in it. */
export function WholeLine({ log, line, onClose }: WholeLineProps) {
  const [text, setText] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void log.ask('text', { from: line, to: line + 1 }).then((whole) => {
      if (isCurrent) setText(whole)
    })
    return () => {
      isCurrent = false
    }
  }, [log, line])
  return (
    <Dialog onClose={onClose} title={`Line ${formatCount(line + 1)}`}>
      {text === undefined ? (
        <Loading>
          <Skeleton className="h-40 w-full" />
        </Loading>
      ) : (
        <section
          aria-label="Text of the line"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
          tabIndex={0}
          className="max-h-[50dvh] overflow-auto rounded border px-3 py-2"
        >
          <pre className="font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
            {text}
          </pre>
        </section>
      )}
    </Dialog>
  )
}
