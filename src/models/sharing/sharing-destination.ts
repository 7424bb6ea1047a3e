import type { Project } from '@generated/project/types.ts'
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

/** A project that the user knows by name. */
export type NamedProject = Pick<Project, 'id' | 'displayName'>

/** Whether a text is the start of an id as lists show it: no project has such a one. */
const isShortId = (text: string) => /^[0-9a-f]{8}$/i.test(text)

const matchesOf = (shown: string, projects: readonly NamedProject[]) =>
  projects.filter(({ id }) => id.startsWith(shown.toLowerCase()))

/** Whether a text is what a project is called, and not an id as well. */
const isName = (text: string, projects: readonly NamedProject[]) =>
  projects.some(({ displayName }) => displayName.toLowerCase() === text.toLowerCase()) &&
  !projects.some(({ id }) => id === text)

/** The id that a text stands for: that of the only project which begins with it, where it is as short as lists show. */
export const destinationOf = (text: string, projects: readonly NamedProject[]): string => {
  const trimmed = text.trim()
  const [match, ...others] = isShortId(trimmed) ? matchesOf(trimmed, projects) : []
  return match && others.length === 0 ? match.id : trimmed
}

/** Error text for the input of a destination; undefined when valid. `projects`: those of the user. */
export const destinationError = (
  text: string,
  state: SharingState,
  projects: readonly NamedProject[],
): string | undefined => {
  const projectId = destinationOf(text, projects)
  if (projectId === '') return 'Required.'
  if (isName(projectId, projects)) {
    return 'This is the name of a project. Enter its ID, or choose it below.'
  }
  if (!isPathId(projectId)) return 'This is not the ID of a project.'
  if (isShortId(projectId)) {
    const matches = matchesOf(projectId, projects)
    return matches.length > 0
      ? `Several projects begin like this: ${matches.map(({ id, displayName }) => `${displayName} (${id})`).join(', ')}.`
      : 'None of your projects begins like this. Enter all of the ID.'
  }
  return whyNotDestination(projectId, state)
}
