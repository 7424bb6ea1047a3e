import { useEffect } from 'react'
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import { showToastsWith } from './toast-queue.ts'

const mostAtOnce = 3
const lifetime = 6000
// Assistive technology notices a live region only some time after it is there.
const settleTime = 100

/** Shows the snackbars: politely announced, at most three, the oldest giving way. */
export default function ToastHost() {
  useEffect(() => {
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = showToastsWith(({ message, action }) => {
        sonner(message, action && { action: { label: action.label, onClick: action.onSelect } })
        const shown = sonner.getToasts()
        for (const { id } of shown.slice(0, -mostAtOnce)) sonner.dismiss(id)
      })
    }, settleTime)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [])

  return (
    <SonnerToaster
      position="bottom-right"
      expand
      visibleToasts={mostAtOnce}
      duration={lifetime}
      offset={20}
      mobileOffset={12}
      gap={8}
      containerAriaLabel="Notifications"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'right-0 flex w-fit max-w-full items-center gap-4 rounded bg-ink px-3.5 py-2.5 font-sans text-sm text-page shadow-float',
          title: 'break-words',
          content: 'min-w-0',
          actionButton:
            'shrink-0 rounded-sm font-semibold text-page underline underline-offset-2 focus-visible:outline-page',
        },
      }}
    />
  )
}
