import type { ReactNode } from 'react'
import { useDocumentTitle } from '@/page/page.tsx'

interface StateScreenProps {
  /** What the console is doing, or why it does not go on. */
  message: string
  /** The name of the page, for the browser's tab. */
  title: string
  /** The way on. */
  children?: ReactNode
}

/** A page that says one thing: the console is on its way, or cannot go on without the user. */
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
