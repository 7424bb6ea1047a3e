import { assertFeatureScopeQueryOptions } from '@generated/auth/queries.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { config, type Feature, features } from '@/config/config.ts'
import { useProjectIdIfAny } from './project/projects.ts'
import { accessToken } from './sign-in/user.ts'

/** The scope that the access token must carry for a feature; undefined when the deployment has none. */
export const featureScopeOf = (
  scopes: Readonly<Partial<Record<Feature, string>>>,
  projectId: string,
  feature: Feature,
): string | undefined => {
  const name = scopes[feature]
  return name === undefined ? undefined : `${projectId}:${name}`
}

/** Whether a feature is on: only when its check said so. */
export const isOn = (answer: { result: boolean } | undefined): boolean => answer?.result === true

const check = (projectId: string, feature: Feature) =>
  queryOptions({
    // Not by the call's own key, which holds the token: a renewed token keeps what is known.
    queryKey: [projectId, 'auth', 'feature', feature],
    queryFn: ({ client }) => {
      const scope = featureScopeOf(config().featureScopes, projectId, feature)
      const token = accessToken()
      if (scope === undefined || token === undefined) return { result: false }
      const body = { assertionType: 'token', token, featureScope: scope } as const
      return client.fetchQuery({ ...assertFeatureScopeQueryOptions(body), gcTime: 0 })
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Asks for all features of a project at once, before the first screen needs one. */
export const prefetchFlags = (client: QueryClient, projectId: string): void => {
  for (const feature of features) void client.prefetchQuery(check(projectId, feature))
}

const useCheck = (feature: Feature) => {
  const projectId = useProjectIdIfAny()
  return useQuery({ ...check(projectId ?? '', feature), enabled: projectId !== undefined })
}

/** Whether a feature is on for the user in the selected project: off while unknown or when the check fails. */
export const useFlag = (feature: Feature): boolean => isOn(useCheck(feature).data)

/** As `useFlag`, for loaders: off as long as the answer is not there. */
export const isFlagOn = (client: QueryClient, projectId: string, feature: Feature): boolean =>
  isOn(client.getQueryData(check(projectId, feature).queryKey))

/** Whether it is decided yet if a feature is on; a failed check decides, too. */
export const useIsFlagDecided = (feature: Feature): boolean => !useCheck(feature).isPending

/** How it was decided whether a feature is on: the scope asked for, and what the check came to. */
export const useFlagCheck = (feature: Feature) => {
  const projectId = useProjectIdIfAny() ?? ''
  const { data, error } = useCheck(feature)
  const scope = featureScopeOf(config().featureScopes, projectId, feature)
  return { feature, scope, answer: data, error }
}

/** All features and whether they are on, as `useFlag`. */
export const useFlags = (): Record<Feature, boolean> => ({
  internalStaff: useFlag('internalStaff'),
  privileged: useFlag('privileged'),
  caret: useFlag('caret'),
  reconstructionAccuracy: useFlag('reconstructionAccuracy'),
  webauto: useFlag('webauto'),
})
