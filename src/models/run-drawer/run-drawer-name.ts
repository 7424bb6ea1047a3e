/** Label of the drawer, and of everything that opens it. */
export const runJobLabel = 'Run evaluation job'
