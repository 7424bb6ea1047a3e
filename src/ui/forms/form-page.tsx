import type { FormEvent, FormEventHandler, ReactNode } from 'react'

interface FormSectionProps {
  title: string
  /** A muted sentence under the heading. */
  help?: ReactNode
  children: ReactNode
}

/** A group of fields under a heading. */
export function FormSection({ title, help, children }: FormSectionProps) {
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-base font-semibold">{title}</h2>
        {help && <div className="mt-0.5 text-sm text-muted">{help}</div>}
      </div>
      {children}
    </section>
  )
}

/** The bar at the foot of a form page, in view however long the page is. */
export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-page py-3">
      {children}
    </div>
  )
}

/** A submit handler that never lets the browser send the form itself. */
export const preventing =
  (onSubmit: FormEventHandler<HTMLFormElement>) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event)
  }
