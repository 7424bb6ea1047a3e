import type { TabMessage } from './engine-core.ts'
import { createEngine, type EvidenceEngine } from './evidence-engine.ts'
import { deleteStores, memoryStore, openStore, storeName } from './kept-store.ts'
import { type Down, together, type Up } from './messages.ts'
import { callService } from './plain-call.ts'

/** Runs an engine for the messages of a page: opens its store, and has one tab read for all. */
export const runEngine = (
  postAll: (messages: readonly Up[]) => void,
): ((message: Down) => void) => {
  const post = together<Up>(postAll)
  const early: Down[] = []
  let engine: EvidenceEngine | undefined
  let giveUpLead = () => {}

  const open = async ({ subject, projectId, isKept }: Extract<Down, { kind: 'open' }>) => {
    const name = storeName(subject, projectId)
    const store = isKept ? await openStore(name, () => void made.lead(true)) : memoryStore()
    const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
    const made = createEngine({
      store,
      projectId,
      post,
      call: callService,
      clock: {
        now: () => Date.now(),
        after: (milliseconds, callback) => void setTimeout(callback, milliseconds),
      },
      tell: (message: TabMessage) => tabs?.postMessage(message),
    })
    tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => made.heed(data))
    engine = made
    await made.start()
    for (const message of early) heed(message)
    // Somebody else may have left the browser without signing out.
    if (isKept) void deleteStores(subject)
    // Without a disk in common each tab reads for itself.
    if (store.isMemory || !('locks' in navigator)) return made.lead(true)
    takeLead = () => {
      const given = new AbortController()
      giveUpLead = () => given.abort()
      navigator.locks
        .request(name, { signal: given.signal }, async () => {
          await made.lead(true)
          await new Promise<void>((resolve) => {
            giveUpLead = resolve
          })
          await made.lead(false)
        })
        .catch(() => undefined)
    }
    if (isShown) takeLead()
  }

  let isShown = true
  let takeLead = () => {}
  const heed = (message: Down) => {
    if (message.kind === 'presence' && (message.presence !== 'hidden') !== isShown) {
      isShown = !isShown
      // A hidden tab reads nothing, and keeps no other from it.
      if (isShown) takeLead()
      else giveUpLead()
    }
    engine?.handle(message)
  }
  return (message) => {
    if (message.kind === 'open') void open(message)
    else if (engine) heed(message)
    else early.push(message)
  }
}
