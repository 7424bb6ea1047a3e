import { Plus } from 'lucide-react'
import { ButtonLink } from '@/ui/base/button.tsx'

/** Links to the form of a new experiment. */
export const NewExperimentLink = () => (
  <ButtonLink to="/mlexperiments/new" variant="primary" icon={<Plus aria-hidden />}>
    New Experiment
  </ButtonLink>
)
