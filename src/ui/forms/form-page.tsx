import type { FormEvent, FormEventHandler, ReactNode } from 'react'

interface FormSectionProps {
  title: string
  /** Muted text below the heading. */
  help?: ReactNode
  children: ReactNode
}

/** Group of fields with a heading. */
export function FormSection({ title, help, children }: FormSectionProps) {
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="text-base font-semibold">{title}</h2>
        {help && <div className="mt-0.5 text-sm text-muted">{help}</div>}
      </div>
      {children}
    </section>
  )
}

/** Sticky footer of a form page. */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-buttons
      className="sticky bottom-[var(--tray-height,0px)] z-10 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-page py-3"
    >
      {children}
    </div>
  )
}

/** Wraps a submit handler to prevent the browser's own submit. */
export const preventing =
  (onSubmit: FormEventHandler<HTMLFormElement>) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event)
  }
