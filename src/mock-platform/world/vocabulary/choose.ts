import { projectIds } from '../world-projects.ts'
import type { Vocabulary } from './shape.ts'
import { tidy } from './tidy.ts'
import { untidy } from './untidy.ts'

/** Whether a project has edge-case texts; the others have realistic ones. */
export const isUntidy = (projectId: string): boolean => projectId === projectIds.robotaxi

/** Vocabulary of a project. */
export const vocabularyOf = (projectId: string): Vocabulary => (isUntidy(projectId) ? untidy : tidy)
