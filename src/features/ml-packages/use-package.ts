import { getPackageQueryOptions } from '@generated/ml/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useProjectId } from '@/session/project/projects.ts'

/** Name of a package, for the breadcrumbs; undefined until it is loaded. */
export const usePackageName = (packageId: string): string | undefined =>
  useQuery(getPackageQueryOptions({ projectId: useProjectId(), packageId })).data?.name
