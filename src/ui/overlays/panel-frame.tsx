import type { FormEvent, FormEventHandler, ReactNode } from 'react'
import { cx } from '../base/class-names.ts'

interface PanelFrameProps {
  onSubmit: FormEventHandler<HTMLFormElement> | undefined
  footer: ReactNode
  bodyClassName: string
  children: ReactNode
}

/** Scrolling body and fixed footer of dialogs and drawers; a form if `onSubmit` is set. */
export function PanelFrame({ onSubmit, footer, bodyClassName, children }: PanelFrameProps) {
  const content = (
    <>
      <div className={cx('min-h-0 grow overflow-y-auto [overflow-wrap:anywhere]', bodyClassName)}>
        {children}
      </div>
      {footer && (
        <footer className="flex min-h-16 shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3">
          {footer}
        </footer>
      )}
    </>
  )
  const layout = 'flex min-h-0 grow flex-col'
  if (!onSubmit) return <div className={layout}>{content}</div>
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // React events bubble through portals: keep the event from an outer form.
    event.stopPropagation()
    event.preventDefault()
    onSubmit(event)
  }
  return (
    <form noValidate onSubmit={submit} className={layout}>
      {content}
    </form>
  )
}
