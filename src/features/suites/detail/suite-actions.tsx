import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useShowDeleted } from '@/data/use-show-deleted.ts'
import { suitePreset } from '@/features/run-drawer/model/state.ts'
import { lastListSearch } from '@/page/last-list.ts'
import { RunJobButton } from '@/parts/run-job/run-job-button.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { Menu } from '@/ui/overlays/menu.tsx'
import { DeleteSuite, deletedText } from '../delete-suite.tsx'
import { whyNotOnSuite } from '../model/actions.ts'

/** What can be done with a suite in its state. */
export function SuiteActions({ suite }: { suite: Suite }) {
  const projectId = useProjectId()
  const { catalog_id } = useSearch({ from: '/_console/suites/$suiteId/' })
  const catalogId = typeof catalog_id === 'string' ? catalog_id : undefined
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)

  const showDeleted = useShowDeleted()

  return (
    <>
      {!whyNotOnSuite('run', suite) && <RunJobButton preset={suitePreset(suite, catalogId)} />}
      {!whyNotOnSuite('edit', suite) && (
        <ButtonLink
          to="/suites/$suiteId/edit"
          params={{ suiteId: suite.id }}
          search={{ catalog_id }}
        >
          Edit
        </ButtonLink>
      )}
      {!whyNotOnSuite('delete', suite) && (
        <Menu
          label={`Actions for ${suite.displayName}`}
          items={[
            {
              id: 'delete',
              label: 'Delete',
              destructive: true,
              onSelect: () => setAsking(true),
            },
          ]}
        />
      )}
      <DeleteSuite
        suite={asking ? suite : undefined}
        onClose={() => setAsking(false)}
        onDeleted={(suiteId) =>
          showDeleted(getSuiteQueryOptions({ projectId, suiteId }), {
            alertId: 'getSuite',
            text: deletedText,
            toList: () => navigate({ to: '/suites', search: lastListSearch('/suites', projectId) }),
          })
        }
      />
    </>
  )
}
