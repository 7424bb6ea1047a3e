export type IntegrationAction = 'run' | 'edit' | 'delete'

const deletedReasons = {
  run: 'A deleted integration cannot be run.',
  edit: 'A deleted integration cannot be edited.',
  delete: 'The integration is deleted already.',
} as const satisfies Record<IntegrationAction, string>

const reasons = { active: {}, deleted: deletedReasons } as const satisfies Record<
  'active' | 'deleted',
  Partial<Record<IntegrationAction, string>>
>

/** Why an action is unavailable for an integration, given its catalog if known; undefined when it is available. */
export const whyNotOnIntegration = (
  action: IntegrationAction,
  integration: { deleted: boolean },
  catalog?: Pick<OwningCatalog, 'deprecated'>,
): string | undefined => {
  const state: Partial<Record<IntegrationAction, string>> =
    reasons[integration.deleted ? 'deleted' : 'active']
  // Its jobs would be jobs of the catalog.
  if (action === 'run' && catalog?.deprecated) {
    return state.run ?? 'An integration of a deleted catalog cannot be run.'
  }
  return state[action]
}

/** The state of a catalog that decides whether its integrations can be viewed and created. */
export interface OwningCatalog {
  /** The project that shares it; absent for an own catalog. */
  sharedFrom?: string
  deprecated: boolean
}

/** True when the integrations of a catalog may be viewed: never those of another project. */
export const mayView = ({ sharedFrom }: Pick<OwningCatalog, 'sharedFrom'>): boolean => !sharedFrom

/** Why no integration can be added to a catalog, in the words of its page; undefined when one can be. */
export const whyNotNew = ({ deprecated }: Pick<OwningCatalog, 'deprecated'>): string | undefined =>
  deprecated ? 'The catalog has been deleted' : undefined
