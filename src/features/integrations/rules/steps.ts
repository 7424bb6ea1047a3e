/** A step of the form of an integration. */
export type IntegrationStep = 'input' | 'confirm'

/** The steps in their order; the last one saves. */
export const integrationSteps = [
  { id: 'input', label: 'Input Information', forward: 'Next' },
  { id: 'confirm', label: 'Confirm Information', forward: 'Save' },
] as const satisfies readonly { id: IntegrationStep; label: string; forward: string }[]
