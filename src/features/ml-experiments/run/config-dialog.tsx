import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'

interface ConfigDialogProps {
  /** Path of the config file. */
  path: string
  /** Its text. */
  text: string
  onClose: () => void
}

/** Shows the config file of a run. */
export const ConfigDialog = ({ path, text, onClose }: ConfigDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Config"
    size="lg"
    description={
      <span className="inline-flex min-w-0 items-center gap-1 font-mono text-xs">
        <bdi className="[overflow-wrap:anywhere]">{path}</bdi>
        <CopyButton text={text} what="config" />
      </span>
    }
    footer={<Button onClick={onClose}>Close</Button>}
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
