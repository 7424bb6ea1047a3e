/** A step of the form of a catalog. */
export type CatalogStep = 'input' | 'confirm'

/** The steps in their order; the last one saves. */
export const catalogSteps = [
  { id: 'input', label: 'Input', forward: 'Next' },
  { id: 'confirm', label: 'Confirm', forward: 'Save' },
] as const satisfies readonly { id: CatalogStep; label: string; forward: string }[]
