import type { Package } from '@generated/ml/types.ts'
import { packageArtifactsQueryOptions } from '@/models/ml-packages/release-queries.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { artifactColumns, defaultArtifactSort } from './artifact-columns.tsx'

const kind = { one: 'artifact', many: 'artifacts' }

/** The artifacts that training runs made for a package. */
export function PackageArtifacts({ found }: { found: Package }) {
  return (
    <QueryList
      label="Artifacts"
      kind={kind}
      query={packageArtifactsQueryOptions(useProjectId(), found.id)}
      columns={artifactColumns}
      defaultSort={defaultArtifactSort}
      empty={
        <EmptyState action={<ButtonLink to="/mlexperiments">Show experiments</ButtonLink>}>
          No run has left an artifact for this package. A run does when its config file names the
          package.
        </EmptyState>
      }
    />
  )
}
