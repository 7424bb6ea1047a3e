/** When somebody looked at a project, in milliseconds since 1970. */
export interface Visits {
  /** The end of the visit before this one. */
  before: number
  /** When it was looked at last. */
  seen: number
  /** When the overview had last been open for a while; absent before. */
  overview?: number
}

/** A project that nobody has looked at for so long is left, in milliseconds. */
const leftAfter = 30 * 60_000

/** A first visit looks back so far, in milliseconds. */
const firstLookBack = 24 * 3_600_000

/** The visits of a project when it is looked at: a reload is no visit of its own. */
export const visitsAt = (known: Visits | undefined, now: number): Visits => {
  if (!known) return { before: now - firstLookBack, seen: now }
  return now - known.seen > leftAfter
    ? { ...known, before: known.seen, seen: now }
    : { ...known, seen: Math.max(now, known.seen) }
}

/** Since when failures are news in the menu, in milliseconds since 1970: the overview tells those before. */
export const newsSince = ({ before, overview = 0 }: Visits): number => Math.max(before, overview)

/** Reads the visits of all projects, by project id, as `writeVisits` wrote them; drops what is none. */
export const readVisits = (text: string | undefined): Record<string, Visits> => {
  try {
    const all: unknown = JSON.parse(text ?? '{}')
    return Object.fromEntries(
      Object.entries(typeof all === 'object' && all ? all : {}).filter(
        ([, visits]) => Number.isFinite(visits?.before) && Number.isFinite(visits?.seen),
      ),
    )
  } catch {
    return {}
  }
}

/** The text that `readVisits` reads. */
export const writeVisits = (visits: Readonly<Record<string, Visits>>): string =>
  JSON.stringify(visits)
