import { useMemo } from 'react'
import ApproveVersions from '@/parts/scenarios/approve-versions.tsx'
import { selectionFor } from '../model/bulk.ts'
import type { ScenarioBulkProps } from './bulk-props.ts'
import { LeftOut } from './left-out.tsx'

/** Approves many scenarios in their newest versions. */
export default function ApproveDialog({ scenarios, onLeft, onClose }: ScenarioBulkProps) {
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
      onLeft={(left) => {
        const ids = new Set(left.map(({ id }) => id))
        onLeft(included.filter(({ id }) => ids.has(id)))
      }}
      onClose={onClose}
    />
  )
}
