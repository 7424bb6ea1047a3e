import { letIn } from '@/lib/let-in.ts'

/** Milliseconds after which waiting messages are let in. */
const turn = 12

/** A break whenever a turn is over. */
export const createTurns = (): (() => Promise<void>) => {
  let end = performance.now() + turn
  return async () => {
    if (performance.now() < end) return
    await letIn()
    end = performance.now() + turn
  }
}
