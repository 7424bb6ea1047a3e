/** The project that is open. By `vi.mock` this stands in for the module of the project, and for that of the user. */
export const project = { id: '' }

/** The id of the project that is open. */
export const useProjectId = (): string => project.id

/** The user who is signed in. */
export const subjectId = (): string => 'somebody'

/** The same user stays signed in. */
export const watchSignIn = (): void => {}
