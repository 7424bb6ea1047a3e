import { type UseFormReturn, useController } from 'react-hook-form'
import { LabelRows } from '@/ui/fields/label-rows.tsx'
import { FormSection } from '@/ui/forms/form-page.tsx'
import type { DetailsDraft } from '../model/draft.ts'

/** The labels of a suite, as rows of key and value. */
export function LabelsField({ form: { control } }: { form: UseFormReturn<DetailsDraft> }) {
  const { field } = useController({ control, name: 'labels' })
  return (
    <FormSection title="Labels" help="Jobs and lists select suites by label.">
      <LabelRows
        label="Labels"
        owner="A suite"
        initialLabels={field.value}
        onLabelsChange={field.onChange}
      />
    </FormSection>
  )
}
