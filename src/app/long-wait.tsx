import { useEffect, useState } from 'react'
import { Button } from '@/ui/base/button.tsx'

/** After this many milliseconds a start says what it waits for. */
export const longWait = 10_000

/** Says, once the start takes long, what it waits for: `the identity provider`. Retry reloads the console. */
export function LongWait({ what }: { what: string }) {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className="flex flex-col items-center gap-4">
      {long && (
        <>
          <p className="text-sm text-muted">Still waiting for {what}.</p>
          <Button onClick={() => location.reload()}>Retry</Button>
        </>
      )}
    </div>
  )
}
