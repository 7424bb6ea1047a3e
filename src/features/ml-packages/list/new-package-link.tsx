import { Plus } from 'lucide-react'
import { ButtonLink } from '@/ui/base/button.tsx'

/** Links to a new package. */
export const NewPackageLink = () => (
  <ButtonLink to="/mlpackages/new" variant="primary" icon={<Plus aria-hidden />}>
    New Package
  </ButtonLink>
)
