import { isPathId } from '@/lib/ids.ts'

/** Why a project cannot be shared with; undefined when it can be. */
export const whyNotShareWith = (
  projectId: string,
  own: string,
  taken: readonly string[] = [],
): string | undefined => {
  if (projectId === own) return 'This is the project that shares.'
  return taken.includes(projectId) ? 'This project has been invited already.' : undefined
}

/**
 * What is wrong with the id of a project to share with, as it is typed; undefined when nothing is.
 *
 * @param own the project that shares
 * @param taken projects that share already, or have been invited
 */
export const destinationError = (
  text: string,
  own: string,
  taken: readonly string[] = [],
): string | undefined => {
  const id = text.trim()
  if (id === '') return 'Required.'
  if (!isPathId(id)) return 'This is not the ID of a project.'
  return whyNotShareWith(id, own, taken)
}
