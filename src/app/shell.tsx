import type { ReactNode } from 'react'
import { Toaster } from '@/ui/toast.tsx'

/** Everything around the page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main" className="p-6">
        {children}
      </main>
      <Toaster />
    </>
  )
}
