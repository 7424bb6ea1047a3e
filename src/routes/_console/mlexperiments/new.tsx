import { createFileRoute } from '@tanstack/react-router'
import { NewExperimentScreen } from '@/features/ml-experiments/new-experiment-screen.tsx'

export const Route = createFileRoute('/_console/mlexperiments/new')({
  staticData: { crumb: 'New Experiment' },
  component: NewExperimentScreen,
})
