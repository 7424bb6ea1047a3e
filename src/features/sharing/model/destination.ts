import { isPathId } from '@/lib/ids.ts'

/** The state that decides whether something can be shared with a project. */
export interface SharingState {
  /** The project that owns it. */
  projectId: string
  /** The projects that already have it or are invited. */
  sharedWith: ReadonlySet<string>
}

/** Why something cannot be shared with a project; undefined when it can be. */
export const whyNotDestination = (projectId: string, state: SharingState): string | undefined => {
  if (projectId === state.projectId) return 'This is the current project.'
  return state.sharedWith.has(projectId) ? 'Already shared with this project.' : undefined
}

/** Error text for the input of a destination; undefined when valid. */
export const destinationError = (text: string, state: SharingState): string | undefined => {
  const projectId = text.trim()
  if (projectId === '') return 'Required.'
  if (!isPathId(projectId)) return 'This is not the ID of a project.'
  return whyNotDestination(projectId, state)
}
