import type { FormEvent, FormEventHandler, ReactNode } from 'react'
import { cx } from '../base/class-names.ts'

interface PanelFrameProps {
  onSubmit: FormEventHandler<HTMLFormElement> | undefined
  footer: ReactNode
  bodyClassName: string
  children: ReactNode
}

/** Lets the keyboard scroll a body of text alone that does not fit; set after a button has got the first focus. */
const scrollByKeys = (body: HTMLElement | null) => {
  if (!body) return
  const observer = new ResizeObserver(() => {
    const isCut = body.scrollHeight > body.clientHeight
    if (isCut && !body.querySelector('a, button, input, select, textarea')) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  })
  for (const watched of [body, ...body.children]) observer.observe(watched)
  return () => observer.disconnect()
}

/** Scrolling body and fixed footer of dialogs and drawers; a form if `onSubmit` is set. */
export function PanelFrame({ onSubmit, footer, bodyClassName, children }: PanelFrameProps) {
  const content = (
    <>
      <div
        ref={scrollByKeys}
        className={cx(
          'min-h-0 grow overflow-y-auto [overflow-wrap:anywhere] -outline-offset-2',
          bodyClassName,
        )}
      >
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
