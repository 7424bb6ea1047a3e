import { experimentKind } from '@/models/ml-experiments/experiment.ts'
import { useToList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { ExperimentForm } from './form/details-form.tsx'

/** Creates an experiment. */
export function NewExperimentScreen() {
  const toList = useToList(experimentKind)
  return (
    <Page title="New Experiment">
      <ExperimentForm onCancel={() => void toList()} />
    </Page>
  )
}
