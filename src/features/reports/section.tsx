import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  /** Shown beside the title. */
  tools?: ReactNode
  children: ReactNode
}

/** A section of a report's page, with a heading. */
export const Section = ({ title, tools, children }: SectionProps) => (
  <div className="mt-2 flex flex-col gap-2.5">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="text-base font-semibold">{title}</h2>
      {tools}
    </div>
    {children}
  </div>
)
