/** Label of the drawer, and of everything that opens it. */
export const runJobLabel = 'Run evaluation job'

/** Name under which a `RunDraft` is kept. */
export const runDraftName = 'run drawer'
