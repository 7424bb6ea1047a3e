import { createExperimentOperation } from '@generated/ml/codec.ts'
import { useToList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { DetailsForm } from './form/details-form.tsx'
import { useSaveExperiment } from './form/use-save-details.ts'
import { experimentKind } from './model/experiment.ts'

/** Creates an experiment. */
export function NewExperimentScreen() {
  const { save, pending } = useSaveExperiment()
  const toList = useToList(experimentKind)
  return (
    <Page title="New Experiment">
      <DetailsForm
        kind={experimentKind}
        operation={createExperimentOperation}
        save={(details) => void save(details)}
        pending={pending}
        onCancel={() => void toList()}
      />
    </Page>
  )
}
