import { projectIds } from '../projects.ts'
import type { Vocabulary } from './shape.ts'
import { tidy } from './tidy.ts'
import { untidy } from './untidy.ts'

/** Whether a project has the texts that try a screen; the others look as they would at work. */
export const isUntidy = (projectId: string): boolean => projectId === projectIds.robotaxi

/** The texts of a project. */
export const vocabularyOf = (projectId: string): Vocabulary => (isUntidy(projectId) ? untidy : tidy)
