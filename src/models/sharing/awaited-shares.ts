import { subjectId } from '@/session/sign-in/user.ts'
import { tabMemory } from '@/session/storage.ts'
import { createStore } from '@/session/store.ts'

/** Kinds of things that projects share with each other. */
export type SharedKind = 'scenario' | 'catalog' | 'package'

/** A thing of another project whose invitation was accepted in this tab, and that is not there yet. */
export interface AwaitedShare {
  what: SharedKind
  projectId: string
  /** Id of the thing in the project that shares it. */
  sourceId: string
  /** The project that shares it; of scenarios not needed. */
  from?: string
  /** Any text. */
  name: string
  /** When it was accepted, in milliseconds since 1970. */
  since: number
}

/** Milliseconds after which waiting longer brings nothing. */
export const givenUpAfter = 24 * 3_600_000

interface Kept {
  subject: string | undefined
  shares: readonly AwaitedShare[]
}

/** Reads what is kept over a reload, as far as it belongs to the user and may still come. */
export const readAwaited = (
  stored: string | undefined,
  subject: string | undefined,
  now: number,
): readonly AwaitedShare[] => {
  try {
    const kept: Kept = JSON.parse(stored ?? '')
    if (kept.subject !== subject) return []
    return kept.shares.filter(({ since }) => now - since < givenUpAfter)
  } catch {
    return []
  }
}

/** The things whose sharing is under way. */
export const awaitedShares = createStore<readonly AwaitedShare[]>(
  readAwaited(tabMemory.read('awaitedShares'), subjectId(), Date.now()),
)

const keep = (shares: readonly AwaitedShare[]) => {
  awaitedShares.set(shares)
  const kept: Kept = { subject: subjectId(), shares }
  if (shares.length > 0) tabMemory.write('awaitedShares', JSON.stringify(kept))
  else tabMemory.remove('awaitedShares')
}

const isSame = (one: Omit<AwaitedShare, 'since'>, other: Omit<AwaitedShare, 'since'>) =>
  one.what === other.what && one.projectId === other.projectId && one.sourceId === other.sourceId

/** Remembers what was accepted: it takes minutes until it is there. */
export const awaitShares = (accepted: readonly Omit<AwaitedShare, 'since'>[]): void => {
  const others = awaitedShares
    .get()
    .filter((share) => accepted.every((each) => !isSame(each, share)))
  keep([...others, ...accepted.map((share) => ({ ...share, since: Date.now() }))])
}

/** Forgets what has come. */
export const endAwait = (come: AwaitedShare): void =>
  keep(awaitedShares.get().filter((share) => !isSame(share, come)))

/** Fields that tell where a thing of a list comes from. */
interface Come {
  sourceScenario?: { id: string } | undefined
  sharedFrom?: string | undefined
  displayName?: string
  name?: string
}

/**
 * Whether what was accepted is among the things of the project. The copy of a scenario names its source; other copies
 * have an id of their own and name only the project that shares them.
 */
export const hasCome = (
  { what, sourceId, from, name }: Pick<AwaitedShare, 'what' | 'sourceId' | 'from' | 'name'>,
  things: readonly Come[],
): boolean =>
  things.some((thing) =>
    what === 'scenario'
      ? thing.sourceScenario?.id === sourceId
      : thing.sharedFrom === from && (thing.displayName ?? thing.name) === name,
  )
