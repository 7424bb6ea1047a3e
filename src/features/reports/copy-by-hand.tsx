import { TextArea } from '@/ui/fields/text-area.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'

/** Shows a text that the browser does not let the console copy. */
export default function CopyByHand({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title="Copy by hand"
      description="The browser does not let the console copy this text."
    >
      <TextArea
        aria-label="Text to copy"
        readOnly
        rows={12}
        value={text}
        ref={(field) => field?.select()}
      />
    </Dialog>
  )
}
