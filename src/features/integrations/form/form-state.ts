import type { UseFormReturn } from 'react-hook-form'
import type { IntegrationDraft } from '../model/draft.ts'

/** The form of an integration, as its sections share it. */
export type IntegrationFormState = UseFormReturn<IntegrationDraft>

/** What a section is given. */
export interface SectionProps {
  form: IntegrationFormState
}
