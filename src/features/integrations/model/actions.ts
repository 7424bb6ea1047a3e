/** What can be done with an integration. */
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

/** Why something cannot be done with an integration and is not offered; undefined when it can be. */
export const whyNotOnIntegration = (
  action: IntegrationAction,
  integration: { deleted: boolean },
): string | undefined => {
  const state: Partial<Record<IntegrationAction, string>> =
    reasons[integration.deleted ? 'deleted' : 'active']
  return state[action]
}

/** What of a catalog decides whether its integrations can be seen and made. */
export interface OwningCatalog {
  /** The project that shares it; absent for a catalog of the project itself. */
  sharedFrom?: string
  deprecated: boolean
}

/** True when the integrations of a catalog may be seen: never those of another project. */
export const mayView = ({ sharedFrom }: Pick<OwningCatalog, 'sharedFrom'>): boolean => !sharedFrom

/** Why a catalog gets no new integration, in the words of its page; undefined when it can. */
export const whyNotNew = ({ deprecated }: Pick<OwningCatalog, 'deprecated'>): string | undefined =>
  deprecated ? 'The catalog has been deleted' : undefined
