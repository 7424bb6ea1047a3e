import { useSyncExternalStore } from 'react'
import { loadNow, waitsForTurn, watchTurns } from '@/transport/outages.ts'
import { Button } from '@/ui/base/button.tsx'

/** Says, after an outage, why a part of the page is not here yet. A click or a key loads it at once. */
export const TurnNotice = () =>
  useSyncExternalStore(watchTurns, waitsForTurn) && (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border bg-surface px-4 py-3 text-sm shadow-float"
    >
      <p className="min-w-0 flex-1 basis-60">
        The platform answers again. What is missing loads within a minute.
      </p>
      <Button onClick={loadNow}>Load now</Button>
    </div>
  )
