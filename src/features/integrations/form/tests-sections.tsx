import { useController, useFormState, useWatch } from 'react-hook-form'
import { filledLabels } from '@/lib/labels.ts'
import { WarningBanner } from '@/ui/feedback/alert.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { LabelRows } from '@/ui/fields/label-rows.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { FormSection } from '@/ui/forms/form-page.tsx'
import { retestJobIdError } from '../model/checks.ts'
import type { IntegrationDraft } from '../model/draft.ts'
import type { SectionProps } from './form-state.ts'

/** What the jobs of an integration test: suites by label, or the versions that another job tested. */
export function TestsSections({ form }: SectionProps) {
  const { control, register } = form
  const { field } = useController({ control, name: 'labels' })
  const { errors } = useFormState({ control, name: 'retestJobId' })
  const labelsIgnored = useWatch({ control, compute: ignoresLabels })
  return (
    <>
      <FormSection
        title="Suite Labels"
        help="Only suites with one of these labels are run; without a label all suites of the catalog."
      >
        <LabelRows
          label="Suite Labels"
          owner="An integration"
          initialLabels={field.value}
          onLabelsChange={field.onChange}
        />
      </FormSection>
      <FormSection
        title="Rerun Same Versions"
        help="Runs the suite and scenario versions of this job again."
      >
        <Field
          label="Job ID (optional)"
          help="A UUID, from the report of the job."
          error={errors.retestJobId?.message}
        >
          <TextInput
            mono
            autoComplete="off"
            spellCheck={false}
            {...register('retestJobId', { validate: retestJobIdError })}
          />
        </Field>
        {labelsIgnored && (
          <WarningBanner>
            Suite Labels will be ignored if Rerun Same Versions Job ID is entered.
          </WarningBanner>
        )}
      </FormSection>
    </>
  )
}

const ignoresLabels = ({ labels, retestJobId }: IntegrationDraft): boolean =>
  retestJobId.trim() !== '' && filledLabels(labels).length > 0
