import type { Run } from '@generated/ml/types.ts'
import { FileText } from 'lucide-react'
import { configPathOf } from '@/models/ml-experiments/config-path.ts'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { DialogButton } from '@/ui/overlays/dialog-button.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface ConfigDialogProps {
  path: string
  text: string
  onClose: () => void
}

const ConfigDialog = ({ path, text, onClose }: ConfigDialogProps) => (
  <Dialog
    onClose={onClose}
    title="Config"
    size="lg"
    description={
      <span className="inline-flex min-w-0 items-center gap-1 font-mono text-xs">
        <bdi className="[overflow-wrap:anywhere]">{path}</bdi>
        <CopyButton text={text} what="config" />
      </span>
    }
  >
    <section
      aria-label="Config"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[60vh] overflow-auto rounded-lg border bg-sunken px-4 py-3"
    >
      <pre className="font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</pre>
    </section>
  </Dialog>
)

/** Opens the config file of a run, once the platform has read it. */
export function ConfigButton({ run }: { run: Run }) {
  const path = configPathOf(run)
  const { configRaw } = run
  if (configRaw === undefined) return <bdi className="[overflow-wrap:anywhere]">{path}</bdi>
  return (
    <DialogButton
      size="sm"
      icon={<FileText aria-hidden />}
      // As high as a line of text.
      className="-my-1 max-w-full min-w-0"
      dialog={(onClose) => <ConfigDialog path={path} text={configRaw} onClose={onClose} />}
    >
      <TruncatedText text={path} />
    </DialogButton>
  )
}
