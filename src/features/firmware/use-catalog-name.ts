import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useProjectId } from '@/session/project/projects.ts'

/** Name of a catalog for the breadcrumbs; undefined while loading. */
export const useCatalogName = (catalogId: string): string | undefined => {
  const projectId = useProjectId()
  return useQuery(getCatalogQueryOptions({ projectId, catalogId })).data?.displayName
}
