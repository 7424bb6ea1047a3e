import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import { showToastsWith } from './toast-queue.ts'

const maxVisible = 3
const lifetime = 6000
// Assistive technology registers a new live region with a delay: earlier messages would not be announced.
const liveRegionDelay = 100

/**
 * Shows the snackbars, announced politely: at most three, the oldest is dismissed first. Beside the page, not in it: a
 * modal dialog hides the page from assistive technology.
 */
export default function ToastHost() {
  useEffect(() => {
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = showToastsWith(({ message, action }) => {
        sonner(message, action && { action: { label: action.label, onClick: action.onSelect } })
        const shown = sonner.getToasts()
        for (const { id } of shown.slice(0, -maxVisible)) sonner.dismiss(id)
      })
    }, liveRegionDelay)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [])

  return createPortal(
    <SonnerToaster
      position="bottom-right"
      expand
      visibleToasts={maxVisible}
      duration={lifetime}
      offset={20}
      mobileOffset={12}
      gap={8}
      containerAriaLabel="Notifications"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            // A modal dialog takes the pointer from everything beside it.
            'pointer-events-auto right-0 flex w-fit max-w-full items-center gap-4 rounded bg-ink px-3.5 py-2.5 font-sans text-sm text-page shadow-float',
          title: 'break-words',
          content: 'min-w-0',
          actionButton:
            'shrink-0 rounded-sm font-semibold text-page underline underline-offset-2 focus-visible:outline-page',
        },
      }}
    />,
    document.body,
  )
}
