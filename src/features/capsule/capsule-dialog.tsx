import { useCallback, useEffect, useRef, useState } from 'react'
import { alertDetailsOf } from '@/data/alerts.ts'
import { safeFileName } from '@/lib/file-names.ts'
import { formatCount, formatSize, ratio } from '@/lib/numbers.ts'
import { reportError } from '@/transport/report-error.ts'
import { Button } from '@/ui/base/button.tsx'
import { saveFile } from '@/ui/base/save-blob.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { type Capsule, capsuleOf } from './capsule.ts'

/** The content of a file, and why some of it is missing. */
interface ReadCapsule {
  capsule: Omit<Capsule, 'address' | 'madeAt'>
  problem?: unknown
}

/** Reads what is to be written; calls `onCases` with the number of cases that are there. */
export type ReadsCapsule = (
  signal: AbortSignal,
  onCases: (count: number) => void,
) => Promise<ReadCapsule>

interface CapsuleDialogProps {
  /** Must be referentially stable. */
  read: ReadsCapsule
  /** How many cases there are to read. */
  cases?: number | undefined
  onClose: () => void
}

type State =
  | { phase: 'reading'; count: number }
  | { phase: 'saved' | 'partial'; file: File; problem?: unknown }
  | { phase: 'failed'; problem: unknown }

interface File {
  name: string
  text: string
}

const longestName = 80

const fileOf = (capsule: ReadCapsule['capsule']): File => ({
  name: safeFileName(`${capsule.title.trim().slice(0, longestName)}.html`),
  text: capsuleOf({ ...capsule, address: window.location.href, madeAt: Date.now() }),
})

const save = ({ name, text }: File) => saveFile(name, text, 'text/html')

/** Writes a report into one file that needs no network, and lets the browser save it. */
export default function CapsuleDialog({ read, cases = 0, onClose }: CapsuleDialogProps) {
  const [state, setState] = useState<State>({ phase: 'reading', count: 0 })
  const controller = useRef<AbortController>(undefined)

  const start = useCallback(async () => {
    controller.current?.abort()
    controller.current = new AbortController()
    const { signal } = controller.current
    const tell = (next: State) => {
      if (!signal.aborted) setState(next)
    }
    tell({ phase: 'reading', count: 0 })
    try {
      const { capsule, problem } = await read(signal, (count) => tell({ phase: 'reading', count }))
      if (signal.aborted) return
      const file = fileOf(capsule)
      const isWhole = !capsule.missing?.length
      if (isWhole) save(file)
      tell({ phase: isWhole ? 'saved' : 'partial', file, problem })
    } catch (thrown) {
      if (signal.aborted) return
      reportError(thrown)
      tell({ phase: 'failed', problem: thrown })
    }
  }, [read])
  useEffect(() => {
    void start()
    return () => controller.current?.abort()
  }, [start])

  return (
    <Dialog
      onClose={onClose}
      title="Save as HTML"
      description="One file with all of it, to be read in any browser, without network or sign-in."
      footer={
        <>
          {state.phase === 'partial' && (
            <Button onClick={() => save(state.file)}>Save what is there</Button>
          )}
          {state.phase === 'saved' && <Button onClick={() => save(state.file)}>Save again</Button>}
          <Button onClick={onClose}>{state.phase === 'reading' ? 'Cancel' : 'Close'}</Button>
        </>
      }
    >
      <Progress state={state} cases={cases} onRetry={() => void start()} />
    </Dialog>
  )
}

interface ProgressProps {
  state: State
  cases: number
  onRetry: () => void
}

function Progress({ state, cases, onRetry }: ProgressProps) {
  if (state.phase === 'reading') {
    const count = Math.min(state.count, cases)
    return (
      <div className="flex flex-col gap-2 py-2">
        <p role="status" className="text-sm tabular-nums">
          {cases > 0
            ? `${formatCount(count)} of ${formatCount(cases)} cases read`
            : 'The report is read.'}
        </p>
        <ProgressBar label="Progress" percent={Math.round(100 * ratio(count, cases))} />
      </div>
    )
  }
  if (state.phase === 'saved') {
    return (
      <p role="status" className="py-2 text-sm">
        The browser saves the file <bdi>{state.file.name}</bdi> (
        {formatSize(new Blob([state.file.text]).size)}).
      </p>
    )
  }
  const details = alertDetailsOf(state.problem, { read: true })
  return (
    <ErrorAlert
      title={
        state.phase === 'partial'
          ? 'Not all of the report could be read.'
          : 'The file could not be made.'
      }
      detail={details?.message}
      requestId={details?.requestId}
      onRetry={onRetry}
    />
  )
}
