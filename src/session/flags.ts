import { assertFeatureScopeQueryOptions } from '@generated/auth/queries.ts'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { config } from '@/config/config.ts'
import { type Feature, features } from '@/config/config-names.ts'
import { useProjectIdIfAny } from './project/projects.ts'
import { accessToken } from './sign-in/user.ts'

/** Feature scope to check for a feature; undefined if the deployment does not configure it. */
export const featureScopeOf = (
  scopes: Readonly<Partial<Record<Feature, string>>>,
  projectId: string,
  feature: Feature,
): string | undefined => {
  const name = scopes[feature]
  return name === undefined ? undefined : `${projectId}:${name}`
}

interface Answer {
  result: boolean
  /** Why the check failed; the feature is off then. */
  error?: Error
}

/** True only if the check succeeded with `result: true`. */
export const isOn = (answer: Answer | undefined): boolean => answer?.result === true

/** A failed check is repeated after a minute at the earliest, when a page needs the flag. */
const failedStaleTime = 60_000

const check = (projectId: string, feature: Feature) =>
  queryOptions({
    // Not the call's own key, which contains the token: the flags survive a token renewal.
    queryKey: [projectId, 'auth', 'feature', feature],
    queryFn: async ({ client }): Promise<Answer> => {
      const scope = featureScopeOf(config().featureScopes, projectId, feature)
      const token = accessToken()
      if (scope === undefined || token === undefined) return { result: false }
      const body = { assertionType: 'token', token, featureScope: scope } as const
      // A failure is an answer too: a query without data is fetched by every component that mounts.
      return client
        .fetchQuery({ ...assertFeatureScopeQueryOptions(body), gcTime: 0 })
        .catch((error: Error) => ({ result: false, error }))
    },
    staleTime: ({ state }) =>
      state.data?.error === undefined ? Number.POSITIVE_INFINITY : failedStaleTime,
    // As long as the page, so that somebody who comes back to an area does not ask again.
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Forgets the checks that have failed: the next page repeats them at once. */
export const forgetFailedFlags = (client: QueryClient): void =>
  client.removeQueries({
    predicate: ({ queryKey, state }) =>
      queryKey[1] === 'auth' &&
      queryKey[2] === 'feature' &&
      (state.data as Answer | undefined)?.error !== undefined,
  })

/** Prefetches all flags of a project, before the first screen needs one. */
export const prefetchFlags = (client: QueryClient, projectId: string): void => {
  for (const feature of features) void client.prefetchQuery(check(projectId, feature))
}

const useCheck = (feature: Feature) => {
  const projectId = useProjectIdIfAny()
  return useQuery({ ...check(projectId ?? '', feature), enabled: projectId !== undefined })
}

/** Whether a feature is on for the user in the selected project; off while loading and after a failed check. */
export const useFlag = (feature: Feature): boolean => isOn(useCheck(feature).data)

/** `useFlag` for loaders; off while loading. */
export const isFlagOn = (client: QueryClient, projectId: string, feature: Feature): boolean =>
  isOn(client.getQueryData(check(projectId, feature).queryKey))

/** True once the check of a feature has finished, even if it failed. */
export const useIsFlagDecided = (feature: Feature): boolean => useCheck(feature).data !== undefined

/** The scope and result of a feature's check. */
export const useFlagCheck = (feature: Feature) => {
  const projectId = useProjectIdIfAny() ?? ''
  const { data } = useCheck(feature)
  const scope = featureScopeOf(config().featureScopes, projectId, feature)
  return { feature, scope, answer: data, error: data?.error }
}

/** `useFlag` of all features. */
export const useFlags = (): Record<Feature, boolean> => ({
  internalStaff: useFlag('internalStaff'),
  privileged: useFlag('privileged'),
  caret: useFlag('caret'),
  reconstructionAccuracy: useFlag('reconstructionAccuracy'),
  webauto: useFlag('webauto'),
})
