import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { FormEventHandler, ReactNode } from 'react'
import { useReturnFocus } from '../base/return-focus.ts'
import { AttemptContext } from '../fields/attempt.ts'
import { type FieldsSubmitState, FormButtons, useSubmit } from '../forms/form-shell.tsx'
import { useAskBeforeClosing } from '../forms/unsaved.tsx'
import { Kbd } from '../text/kbd.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { keepForOwnContent, layerRef } from './top-layer.tsx'

interface DrawerProps extends FieldsSubmitState {
  /** Closes the drawer and discards the input. */
  onClose: () => void
  title: string
  /** True if there is unsaved input. */
  dirty: boolean
  submitLabel: string
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Shown above the buttons, always visible, in place of the reason why the form cannot be submitted. */
  notice?: ReactNode
  children: ReactNode
}

/**
 * Form in a drawer on the right, 500 px wide, full-width on phones. Cancel closes it at once; Escape and a
 * click outside, which may be accidental, ask first if it is `dirty`.
 */
export function Drawer({
  onClose,
  title,
  dirty,
  submitLabel,
  onSubmit,
  notice,
  children,
  ...submission
}: DrawerProps) {
  const { pending, submitError } = submission
  const submit = useSubmit(submission)
  const returnFocus = useReturnFocus(true)
  const { requestClose, question } = useAskBeforeClosing(dirty, onClose)
  const close = () => {
    if (!pending) requestClose()
  }
  return (
    <RadixDialog.Root open onOpenChange={close}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <RadixDialog.Content
          ref={layerRef}
          data-bottom-buttons
          onInteractOutside={keepForOwnContent}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
          }}
          className="fixed inset-y-0 right-0 z-40 flex w-drawer max-w-full animate-slide-in flex-col border-l border-line bg-surface text-ink shadow-float outline-none"
        >
          <header className="flex min-h-toolbar shrink-0 items-center border-b border-line py-2 pr-16 pl-5">
            <RadixDialog.Title className="min-w-0 text-lg font-semibold break-words">
              {title}
            </RadixDialog.Title>
          </header>
          <PanelFrame
            onSubmit={onSubmit}
            bodyClassName="flex flex-col gap-4 px-5 py-4"
            footer={
              <>
                {notice && <div className="w-full text-sm">{notice}</div>}
                <FormButtons
                  {...{ submit, submitLabel, pending, submitError }}
                  reasonHidden={Boolean(notice)}
                  onCancel={onClose}
                />
              </>
            }
          >
            <AttemptContext value={submit.attempted}>{children}</AttemptContext>
          </PanelFrame>
          {/* Last in the DOM, so that the initial focus is on the first field. */}
          <RadixDialog.Close className="absolute top-0 right-4 flex h-toolbar items-center rounded px-1">
            <span className="sr-only">Close </span>
            {/* Who has no keyboard at hand does not look for a key. */}
            <span className="max-sm:hidden [@media(hover:none)]:hidden">
              <Kbd>Esc</Kbd>
            </span>
            <X aria-hidden className="hidden size-5 max-sm:block [@media(hover:none)]:block" />
          </RadixDialog.Close>
          {question}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
