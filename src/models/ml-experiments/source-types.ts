/** How a run gets its program, with labels. */
export const sourceTypes = {
  git: 'Git',
  webauto: 'Web.Auto (beta)',
  reuseBuildStage: 'Reuse build stage',
} as const

/** How a run gets its program. */
export type SourceType = keyof typeof sourceTypes
