import { useMemo } from 'react'
import { selectionFor } from '@/models/scenarios/scenario-bulk.ts'
import ApproveVersions from '@/parts/scenarios/approve-versions.tsx'
import type { ScenarioBulkProps } from './bulk-props.ts'
import { LeftOut } from './left-out.tsx'

/** Approves many scenarios in their newest versions. */
export default function ApproveDialog({ scenarios, ...rest }: ScenarioBulkProps) {
  const { included, leftOut } = useMemo(() => selectionFor('review', scenarios), [scenarios])
  const versions = useMemo(
    () =>
      included.map(({ id, versionId, displayName, review }) => ({
        id,
        scenarioId: id,
        versionId,
        displayName,
        isApproved: review.status === 'approved',
      })),
    [included],
  )
  return (
    <ApproveVersions
      versions={versions}
      which="the newest version"
      leftOut={<LeftOut leftOut={leftOut} />}
      {...rest}
    />
  )
}
