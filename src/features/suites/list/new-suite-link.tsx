import { Plus } from 'lucide-react'
import { ButtonLink } from '@/ui/base/button.tsx'

interface NewSuiteLinkProps {
  /** The catalog to attach the suite to, if any. */
  catalogId?: string | undefined
  variant?: 'primary' | 'secondary'
}

export const NewSuiteLink = ({ catalogId, variant = 'primary' }: NewSuiteLinkProps) => (
  <ButtonLink
    to="/suites/new"
    search={{ catalog_id: catalogId }}
    variant={variant}
    icon={<Plus aria-hidden />}
  >
    New Suite
  </ButtonLink>
)
