import { isPathId } from '@/lib/ids.ts'

/** Name of a kind of id in paths, under which the user is told of it. */
export type PathSegment =
  | 'Job ID'
  | 'Suite Report ID'
  | 'Spec Report ID'
  | 'Case Report ID'
  | 'Suite ID'
  | 'Catalog ID'
  | 'Integration ID'
  | 'Firmware Release ID'
  | 'Scenario Asset ID'

/** What is said of a segment in other words than its name. */
const messages: Partial<Record<PathSegment, string>> = {
  'Scenario Asset ID': 'Invalid scenario asset ID.',
}

/** An id in the address is none; the page shows nothing but this message. */
export class InvalidPathIdError extends Error {
  override name = 'InvalidPathIdError'

  constructor(segment: PathSegment) {
    super(messages[segment] ?? `Invalid ${segment}.`)
  }
}

/** Throws `InvalidPathIdError` unless `id` may stand in this segment of a path. */
export const checkPathId = (segment: PathSegment, id: string): void => {
  if (!isPathId(id)) throw new InvalidPathIdError(segment)
}
