import { useParams } from '@tanstack/react-router'
import { Page } from '@/page/page.tsx'
import { RunsTable } from './list/runs-table.tsx'
import { useExperiment } from './use-experiment.ts'

/** The runs of an experiment on a page of their own. */
export function RunsScreen() {
  const { experimentId } = useParams({ from: '/_console/mlexperiments/$experimentId/runs/' })
  return (
    <Page
      title="Runs"
      names={{ Experiment: useExperiment(experimentId)?.name }}
      note="A run builds the code of this experiment, processes its recordings, and trains the model once."
    >
      <RunsTable experimentId={experimentId} />
    </Page>
  )
}
