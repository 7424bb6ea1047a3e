import type { ReactNode } from 'react'
import { Button } from '@/ui/base/button.tsx'

/** The whole page before the console has started. */
const Bare = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-screen place-content-center justify-items-center gap-4 p-6 text-center">
    {children}
    <Button onClick={() => location.reload()}>Retry</Button>
  </main>
)

/** Replaces the whole page if the console cannot start, such as for an incomplete `config.json`. */
export function StartFailedScreen({ error }: { error: unknown }) {
  return (
    <Bare>
      <div role="alert">
        <h1 className="text-lg font-semibold [overflow-wrap:anywhere]">
          {error instanceof Error ? error.message : 'The console could not start.'}
        </h1>
      </div>
    </Bare>
  )
}

/** Shown when the configuration takes long to come. */
export const StartWaitingScreen = () => (
  <Bare>
    <div role="status">
      <h1 className="text-lg font-semibold">
        Still waiting for the configuration (config.json) of the console.
      </h1>
    </div>
  </Bare>
)
