import { isAreaMapId, isNilUuid, isPathId } from '@/lib/ids.ts'

const isMlId = (id: string) => isPathId(id) && !isNilUuid(id)

/** What is valid in each kind of path segment, by the name under which the user is told of it. */
const segments = {
  'Suite ID': isPathId,
  'Job ID': isPathId,
  'Build Report ID': isPathId,
  'Suite Report ID': isPathId,
  'Spec Report ID': isPathId,
  'Case Report ID': isPathId,
  'Scenario ID': isPathId,
  'Catalog ID': isPathId,
  'Integration ID': isPathId,
  'Firmware Release ID': isPathId,
  'Area Map ID': isAreaMapId,
  'scenario asset ID': isPathId,
  'ML Package ID': isMlId,
  'ML Package Release ID': isMlId,
  'ML Experiment ID': isMlId,
  'Experiment ID': isMlId,
  'ML Run ID': isMlId,
  'ML Report ID': isMlId,
} as const satisfies Record<string, (id: string) => boolean>

/** Name of a kind of id in paths. */
export type PathSegment = keyof typeof segments

/** An id in the address is none; the page shows nothing but this message. */
export class InvalidPathIdError extends Error {
  override name = 'InvalidPathIdError'

  constructor(segment: PathSegment) {
    super(`Invalid ${segment}.`)
  }
}

/** Throws `InvalidPathIdError` unless `id` may stand in this segment of a path. */
export const checkPathId = (segment: PathSegment, id: string): void => {
  if (!segments[segment](id)) throw new InvalidPathIdError(segment)
}
