import type { EngineCore, Wanted } from './engine-core.ts'
import type { Want } from './view.ts'

/** The tab that reads is asked again after this time. */
const patience = 3000

/** What is wanted, as a text: the same twice is read once. */
export const keyOfWant = (want: Want): string => JSON.stringify(want)

/** What this tab asks of the one that reads, and is asked by others when it is the one. */
export type OtherTabs = ReturnType<typeof createOtherTabs>

/** Tabs that have asked for nothing yet. */
export const createOtherTabs = ({ clock, tell, schedule }: EngineCore) => {
  /** What the tab that reads was asked for, until it may be asked again. */
  const awaited = new Map<string, number>()
  return {
    /** What other tabs want. */
    wants: new Map<string, Wanted>(),
    /** Asks the tab that reads. */
    ask: (wants: Wanted[]) => {
      for (const { want } of wants) awaited.set(keyOfWant(want), clock.now() + patience)
      clock.after(patience, schedule)
      tell({ kind: 'wanted', wants })
    },
    /** Whether the tab that reads was asked for something just now. */
    isAwaited: (key: string) => (awaited.get(key) ?? 0) > clock.now(),
    /** It has answered, or is another one: what still lacks is asked for again. */
    askAgain: () => awaited.clear(),
  }
}
