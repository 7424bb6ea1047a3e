import type { Experiment, Run } from '@generated/ml/types.ts'
import { by, byDeleted, byWords, listFilter } from '@/lib/list-filter.ts'
import { choices, text } from '@/lib/search-params.ts'
import { searchBy } from '@/lib/search-words.ts'
import { containsText } from '@/lib/text.ts'
import { reportStatuses } from '@/models/reports/report-statuses.ts'
import { sourceText } from './run-source.ts'

const findExperiments = searchBy(
  ({ name, description }: Experiment) => [name, description],
  ({ id }) => [id],
)

const findRuns = searchBy(
  ({ name, description, report }: Run) => [name, description, sourceText(report.event)],
  ({ id, report }) => [id, report.event.source?.gitSha ?? ''],
)

const deleted = byDeleted((deprecated) => ({ deprecated }))

/** The filter of the list of experiments. */
export const experimentFilter = listFilter({
  display_name: byWords(findExperiments, { label: 'Name', placeholder: 'Name, text or ID' }),
  deleted,
})

/** The filter of a list of runs. */
export const runFilter = listFilter({
  display_name: byWords(findRuns, { label: 'Runs with', placeholder: 'Name, source or ID' }),
  state: by(choices(reportStatuses), {
    passes: ({ report }: Run, states) => states.some((state) => state === report.status),
    control: { kind: 'own' },
  }),
  user_name: by(text, {
    passes: ({ userName }: Run, part) => containsText(userName ?? '', part.trim()),
    control: { kind: 'words', label: 'User name', isNarrow: true },
  }),
  deleted,
})
