import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { IconButton } from '@/ui/base/button.tsx'
import { useReturnFocus } from '@/ui/base/return-focus.ts'
import { MenuLinks } from './side-menu.tsx'

/** Side menu on narrow screens: a sheet over the page that closes on selection. */
export default function NarrowMenu({ onClose }: { onClose: () => void }) {
  const returnFocus = useReturnFocus(true)
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
          }}
          className="fixed inset-y-0 left-0 z-40 flex w-64 max-w-[85vw] animate-fade-in flex-col border-r bg-surface px-2 py-3 shadow-float outline-none"
        >
          <div className="flex items-center justify-between pb-2 pl-2.5">
            <RadixDialog.Title className="text-base font-semibold">Menu</RadixDialog.Title>
            <IconButton label="Close menu" onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          <MenuLinks onChoose={onClose} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
