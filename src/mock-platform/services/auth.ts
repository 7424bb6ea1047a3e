import { defineService, ok } from '../define-service.ts'

/** The maintenance that the demo control turns on. */
const maintenance = {
  id: '71c5e8f2-0a9d-4b36-9e47-c3d8b1f6a205',
  name: 'Database upgrade',
  status: 'in_progress',
} as const

/** Status of the identity provider, and the feature scopes of a token. */
export const authService = defineService('auth', {
  getIdentityProviderStatus: ({ world }) =>
    ok({ maintenances: world.maintenance ? [maintenance] : [] }),
  assertFeatureScope: ({ body, user, token }) => {
    const { featureScope } = body
    const [projectId = '', ...feature] = featureScope.split(':')
    const result =
      body.token === token &&
      user.projectIds.includes(projectId) &&
      user.features.some((name) => name === feature.join(':'))
    return ok(result ? { result } : { result, missingFeatureScope: featureScope })
  },
})
