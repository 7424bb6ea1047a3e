import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { counted } from '@/lib/count-text.ts'
import { holds } from '@/models/scenarios/attach-rules.ts'
import { attachable } from '@/models/scenarios/scenario-bulk.ts'
import { suiteKind } from '@/models/suites/suite.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { TaskForm } from '@/parts/tasks/task-form.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Field } from '@/ui/fields/field.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { Refusal } from '../attach/suite-refusal.tsx'
import type { ScenarioBulkProps } from './bulk-props.ts'
import { LeftOut } from './left-out.tsx'

const suiteNoun = { one: suiteKind.one, many: suiteKind.many }

/** Attaches many scenarios to suites of their type, in their latest versions. */
export default function AttachDialog({ scenarios, ...rest }: ScenarioBulkProps) {
  const projectId = useProjectId()
  const { type, included, leftOut } = useMemo(() => attachable(scenarios), [scenarios])
  const [ids, setIds] = useState<readonly string[]>([])
  const [attempted, setAttempted] = useState(false)
  const query = suitesQueryOptions(projectId, { sim_type: type, deleted: false })
  const { data, isError } = useQuery(query)
  const options = useMemo(
    () => (data?.items ?? []).map(({ id, displayName }) => ({ value: id, label: displayName })),
    [data],
  )
  const chosen = data?.items.filter(({ id }) => ids.includes(id)) ?? []
  const what = `${counted(included.length, 'scenario')} to ${counted(chosen.length, suiteKind.one)}`
  return (
    <TaskForm
      {...rest}
      noun="scenario"
      count={included.length}
      title="Attach to suites"
      submitLabel="Attach"
      onSubmit={() => {
        setAttempted(true)
        return chosen.length === 0
          ? undefined
          : {
              change: {
                area: 'attach',
                scenarios: included.map(({ id, displayName }) => ({ id, displayName })),
              },
              items: chosen.map(({ id, displayName }) => ({ id, name: displayName })),
              texts: {
                title: `Attach ${what}`,
                ended: `Attached ${what}`,
                done: 'changed',
                noun: suiteNoun,
              },
            }
      }}
    >
      <div className="flex flex-col gap-4">
        <QueryStatus query={query} />
        <Field
          label={`Suites of type ${type}`}
          error={attempted && chosen.length === 0 ? 'Required.' : undefined}
        >
          <MultiSelect
            label="Suites"
            options={options}
            value={ids}
            onValueChange={setIds}
            emptySummary="Choose suites"
            emptyText="No suite has this type."
            loading={!isError && data?.complete !== true}
          />
        </Field>
        {chosen.length > 0 && (
          <ul aria-label="Chosen suites" className="divide-y text-sm">
            {chosen.map((suite) => {
              const held = included.filter(({ id }) => holds(suite, id)).length
              return (
                <li key={suite.id} className="py-1.5">
                  <span className="flex min-w-0 font-medium">
                    <TruncatedText text={suite.displayName} />
                  </span>
                  {held > 0 && (
                    <span className="text-muted">
                      Holds {held === included.length ? 'all' : held} of them already
                    </span>
                  )}
                  <Refusal suite={suite} />
                </li>
              )
            })}
          </ul>
        )}
        <p className="text-sm">
          Each suite gets them in their latest version; everything else of it stays as it is.
        </p>
        <LeftOut leftOut={leftOut} />
      </div>
    </TaskForm>
  )
}
