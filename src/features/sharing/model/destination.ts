import { isPathId } from '@/lib/ids.ts'

/** What decides whether something can be shared with a project. */
export interface SharingState {
  /** The project it is in. */
  projectId: string
  /** The projects that have it, or were invited to it, already. */
  sharedWith: ReadonlySet<string>
}

/** Why something cannot be shared with a project; undefined when it can be. */
export const whyNotDestination = (projectId: string, state: SharingState): string | undefined => {
  if (projectId === state.projectId) return 'This is the current project.'
  return state.sharedWith.has(projectId) ? 'Already shared with this project.' : undefined
}

/** What is wrong with a destination as it is typed; undefined when it may be sent. */
export const destinationError = (text: string, state: SharingState): string | undefined => {
  const projectId = text.trim()
  if (projectId === '') return 'Required.'
  if (!isPathId(projectId)) return 'This is not the ID of a project.'
  return whyNotDestination(projectId, state)
}
