import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ComponentProps, FormEventHandler, ReactNode } from 'react'
import { IconButton } from '../base/button.tsx'
import { cx } from '../base/class-names.ts'
import { useReturnFocus } from '../base/return-focus.ts'
import { PanelFrame } from './panel-frame.tsx'
import { keepForOwnContent, layerRef } from './top-layer.tsx'

const widths = { sm: 'sm:w-[400px]', md: 'sm:w-[560px]', lg: 'sm:w-[800px]' } as const

/** Props of the frame; `handlers` are those of its content. */
export interface DialogFrameProps {
  open: boolean
  /** Called on Escape, the close button, or a click outside. */
  onClose: () => void
  title: string
  /** Text below the title, announced when the dialog opens. */
  description?: ReactNode
  /** Buttons, the primary one last; does not scroll with the body. */
  footer?: ReactNode
  /** If set, body and footer are wrapped in a form. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  size?: keyof typeof widths | undefined
  /** Prevents closing, while an action is pending. */
  locked?: boolean | undefined
  /** `alertdialog` for confirmations. */
  role?: 'dialog' | 'alertdialog' | undefined
  handlers?: Pick<ComponentProps<'div'>, 'onFocus' | 'onInput' | 'onClick' | 'onKeyDown'>
  children?: ReactNode
}

/**
 * Look of a modal dialog: title, scrolling body, footer; full-screen below 600 px. The initial focus is on the first
 * control of the body, else of the footer; closing restores the focus.
 */
export function DialogFrame({
  open,
  onClose,
  title,
  description,
  footer,
  onSubmit,
  size = 'md',
  locked = false,
  role = 'dialog',
  handlers,
  children,
}: DialogFrameProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <RadixDialog.Root open={open} onOpenChange={() => !locked && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <RadixDialog.Content
          {...handlers}
          ref={layerRef}
          onInteractOutside={keepForOwnContent}
          role={role}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
          }}
          className={cx(
            // No toolbar covers what scrolls in a dialog.
            '[--toolbar-height:0px]',
            'fixed inset-0 z-40 m-auto flex animate-pop-in flex-col bg-surface text-ink shadow-float outline-none',
            'sm:h-fit sm:max-h-[min(85vh,800px)] sm:max-w-[calc(100vw-2rem)] sm:rounded-lg sm:border sm:border-line',
            widths[size],
          )}
        >
          <header className="shrink-0 px-5 pt-4 pr-14 pb-3">
            <RadixDialog.Title className="text-lg font-semibold break-words">
              {title}
            </RadixDialog.Title>
            {description !== undefined && (
              <RadixDialog.Description asChild>
                <div className="mt-1 text-sm break-words text-muted">{description}</div>
              </RadixDialog.Description>
            )}
          </header>
          <PanelFrame onSubmit={onSubmit} footer={footer} bodyClassName="px-5 pt-1 pb-5">
            {children}
          </PanelFrame>
          {/* Last in the DOM, so that the initial focus is on the dialog's own controls. */}
          <IconButton
            label="Close"
            onClick={onClose}
            disabledReason={locked ? 'Please wait until this is done.' : undefined}
            className="absolute! top-3 right-3"
          >
            <X aria-hidden />
          </IconButton>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
