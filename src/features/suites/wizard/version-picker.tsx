import { listScenarioVersionsAllQueryOptions } from '@generated/scenario/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { reviewName } from '@/models/suites/review-names.ts'
import { changeSpec } from '@/models/suites/suite-content.ts'
import type { SpecDraft } from '@/models/suites/suite-draft.ts'
import { selectableVersions } from '@/models/suites/version-approval.ts'
import { lookupOf, versionKey } from '@/models/suites/version-infos.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Field } from '@/ui/fields/field.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { useSuiteWizard } from './wizard-context.ts'

const latest = 'latest'

/** The version of a chosen scenario: Latest, or an approved one. */
export function VersionPicker({ spec }: { spec: SpecDraft }) {
  const { versionInfos, change, remember } = useSuiteWizard()
  const projectId = useProjectId()
  const { scenarioId, scenarioVersionId: current } = spec
  // Fetched on hover or focus, never for all scenarios at once.
  const [approached, setApproached] = useState(false)
  const noticeApproach = useCallback((button: HTMLButtonElement | null) => {
    const onApproach = () => setApproached(true)
    button?.addEventListener('pointerenter', onApproach)
    button?.addEventListener('focus', onApproach)
    return () => {
      button?.removeEventListener('pointerenter', onApproach)
      button?.removeEventListener('focus', onApproach)
    }
  }, [])
  const { data, isFetching } = useQuery({
    ...listScenarioVersionsAllQueryOptions({ projectId, scenarioId }),
    enabled: approached,
  })
  // A failed list is empty; its alert is shown above the chosen scenarios.
  const versions = data?.items ?? []
  const newest = versionInfos.get(versionKey({ scenarioId }))
  const reviews = new Map(versions.map(({ versionId, review }) => [versionId, review.status]))
  if (current !== undefined) {
    const known = versionInfos.get(versionKey(lookupOf(spec)))
    if (known) reviews.set(current, known.reviewStatus)
  }
  const options = [
    {
      value: latest,
      label: 'Latest',
      ...(newest && { detail: `${newest.versionId}, ${reviewName(newest.reviewStatus)}` }),
    },
    ...selectableVersions(versions, current).map((versionId) => {
      const review = reviews.get(versionId)
      return {
        value: String(versionId),
        label: `Version ${versionId}`,
        ...(review && { detail: reviewName(review) }),
      }
    }),
  ]

  const pick = (value: string | undefined) => {
    const chosen = versions.find(({ versionId }) => String(versionId) === value)
    if (chosen) remember([chosen], 'version')
    if (value === latest || chosen) {
      change((content) => changeSpec(content, spec.key, { scenarioVersionId: chosen?.versionId }))
    }
  }
  return (
    <div className="w-36">
      <Field label={`Version of ${spec.scenarioDisplayName}`} labelHidden>
        <Picker
          label="Version"
          ref={noticeApproach}
          options={options}
          value={current === undefined ? latest : String(current)}
          onValueChange={pick}
          loading={isFetching}
        />
      </Field>
    </div>
  )
}
