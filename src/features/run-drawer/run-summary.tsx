import { listSuiteReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { queued } from '@/evidence/finished-jobs.ts'
import { useHeaders } from '@/evidence/use-evidence.ts'
import { suiteChoice } from '@/models/run-drawer/run-choices.ts'
import { jobToJudgeBy, plannedText } from '@/models/run-drawer/run-estimate.ts'
import { suitesToRun } from '@/models/run-drawer/run-suites.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { RunForm } from './use-run-form.ts'

/** The scope and duration of a job, estimated by an earlier job of its catalog. */
export function RunSummary({ form: { run } }: { form: RunForm }) {
  const projectId = useProjectId()
  const { content, catalog, offers } = run
  const { jobs } = useHeaders({ catalogId: catalog.id ?? '' })
  const job = content.skipTest ? undefined : jobToJudgeBy(jobs)
  const { data } = useQuery({
    ...queued(listSuiteReportsAllQueryOptions({ projectId, jobId: job?.jobId ?? '' })),
    enabled: job !== undefined,
  })
  const { offer, ids, labels } = suiteChoice(content, offers)
  if (content.skipTest) return 'Nothing is tested.'
  if (offer.state !== 'complete') return null
  const suites = suitesToRun(offer.items, ids, labels)
  return plannedText(
    {
      suiteIds: suites.map(({ id }) => id),
      builds: content.sourceType !== 'reuseBuildArtifacts',
    },
    job && data?.complete ? { job, suites: data.items } : undefined,
  )
}
