/** A step of the form of a release. */
export type ReleaseStep = 'input' | 'confirm'

/** The steps in their order; the last one saves. */
export const releaseSteps = [
  { id: 'input', label: 'Input Information', forward: 'Next' },
  { id: 'confirm', label: 'Confirm Information', forward: 'Save' },
] as const satisfies readonly { id: ReleaseStep; label: string; forward: string }[]
