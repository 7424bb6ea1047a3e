import { type ReactNode, useEffect, useState } from 'react'
import { MissingValueError } from '@/config/config.ts'
import { Button } from '@/ui/base/button.tsx'

/** The whole page before the console has started. */
const Bare = ({ children }: { children: ReactNode }) => (
  <main className="grid min-h-screen place-content-center justify-items-center gap-4 p-6 text-center">
    {children}
    <Button onClick={() => location.reload()}>Retry</Button>
  </main>
)

/** Further problems of a configuration that keeps the console from starting. */
const useProblems = (error: unknown): readonly string[] => {
  const [problems, setProblems] = useState<readonly string[]>([])
  useEffect(() => {
    if (!(error instanceof MissingValueError) || error.content === undefined) return
    const { content } = error
    import('@/config/config-problems.ts').then(
      ({ configProblems, problemText }) => setProblems(configProblems(content).map(problemText)),
      // The heading names the first one.
      () => undefined,
    )
  }, [error])
  return problems
}

/** Replaces the whole page if the console cannot start, such as for an incomplete `config.json`. */
export function StartFailedScreen({ error }: { error: unknown }) {
  const problems = useProblems(error)
  return (
    <Bare>
      <div role="alert">
        <h1 className="text-lg font-semibold [overflow-wrap:anywhere]">
          {error instanceof Error ? error.message : 'The console could not start.'}
        </h1>
        {problems.length > 0 && (
          <>
            <p className="mt-4 text-sm text-muted">To fix in config.json:</p>
            <ul className="mt-2 grid max-w-3xl gap-1 text-left text-sm [overflow-wrap:anywhere]">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
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
