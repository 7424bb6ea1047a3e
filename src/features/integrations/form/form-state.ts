import type { UseFormReturn } from 'react-hook-form'
import type { IntegrationDraft } from '@/models/integrations/integration-draft.ts'

/** Form state shared by the sections. */
export type IntegrationFormState = UseFormReturn<IntegrationDraft>

/** Props of a section of the form. */
export interface SectionProps {
  form: IntegrationFormState
}
