import type { ReactNode } from 'react'
import { useDocumentTitle } from '@/page/page.tsx'

interface StateScreenProps {
  /** The console's current step, or why it cannot continue. */
  message: string
  title: string
  children?: ReactNode
}

/** Page with a single message: the console is busy, or needs the user to continue. */
export function StateScreen({ message, title, children }: StateScreenProps) {
  useDocumentTitle(title)
  return (
    <div className="mx-auto flex max-w-[64ch] flex-col items-center gap-4 px-4 py-24 text-center">
      <div role="status">
        <h1 className="text-lg font-semibold">{message}</h1>
      </div>
      {children}
    </div>
  )
}
