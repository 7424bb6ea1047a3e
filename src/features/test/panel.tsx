import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  help?: string
  children: ReactNode
}

/** A section of the page with a heading. */
export function Panel({ title, help, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div>
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {help && <p className="mt-0.5 text-sm text-muted">{help}</p>}
      </div>
      {children}
    </section>
  )
}

/** A panel in a frame, for controls. */
export function ControlPanel({ title, help, children }: PanelProps) {
  return (
    <div className="rounded-lg border bg-surface p-4">
      <Panel title={title} {...(help !== undefined && { help })}>
        {children}
      </Panel>
    </div>
  )
}
