import { experimentKind } from '@/models/ml-experiments/experiment.ts'
import { useToList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { DetailsForm } from './form/details-form.tsx'
import { useSaveExperiment } from './form/use-save-details.ts'

/** Creates an experiment. */
export function NewExperimentScreen() {
  const saving = useSaveExperiment()
  const toList = useToList(experimentKind)
  return (
    <Page title="New Experiment">
      <DetailsForm kind={experimentKind} saving={saving} onCancel={() => void toList()} />
    </Page>
  )
}
