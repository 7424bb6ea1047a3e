import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { filledLabels } from '@/lib/label-checks.ts'
import { retestJobIdError } from '@/models/integrations/integration-checks.ts'
import { type IntegrationDraft, newSchedule } from '@/models/integrations/integration-draft.ts'
import { mergeRequestNames } from '@/models/integrations/integration-types.ts'
import { Button } from '@/ui/base/button.tsx'
import { WarningBanner } from '@/ui/feedback/alert.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { LabelRows } from '@/ui/fields/label-rows.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { FormSection } from '@/ui/forms/form-page.tsx'
import { BasicSection } from './basic-section.tsx'
import type { IntegrationFormState, SectionProps } from './form-state.ts'
import { OptionsSection } from './options-section.tsx'
import { ScheduleFields } from './schedule-fields.tsx'

/** Chooses the tests of an integration's jobs: suites by label, or the versions that another job tested. */
function TestsSections({ form }: SectionProps) {
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

const texts = {
  schedules: {
    title: 'Scheduled Events',
    help: 'Start evaluation jobs at fixed times.',
    one: 'Scheduled event',
    add: 'Add scheduled event',
  },
  releaseSchedules: {
    title: 'Scheduled Release Events',
    help: 'Start jobs that release firmware at fixed times.',
    one: 'Scheduled release event',
    add: 'Add scheduled release event',
  },
} as const

interface ScheduleSectionProps extends SectionProps {
  name: keyof typeof texts
}

function ScheduleSection({ form, name }: ScheduleSectionProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name })
  const addButton = useRef<HTMLButtonElement>(null)
  const { title, help, one, add } = texts[name]
  const removeAt = (index: number) => {
    remove(index)
    addButton.current?.focus()
  }
  return (
    <FormSection title={title} help={help}>
      {fields.length > 0 && (
        <ul className="flex flex-col gap-3">
          {fields.map(({ id }, index) => (
            <li key={id}>
              <ScheduleFields
                form={form}
                name={`${name}.${index}`}
                label={`${one} ${index + 1}`}
                onRemove={() => removeAt(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={addButton}
          icon={<Plus aria-hidden />}
          onClick={() => append(newSchedule(), { focusName: `${name}.${fields.length}.branch` })}
        >
          {add}
        </Button>
      </div>
    </FormSection>
  )
}

interface EventsSectionProps extends SectionProps {
  /** The jobs that the events start. */
  kind: 'jobs' | 'releases'
}

/** Repository events that start jobs, or jobs that release firmware. */
function EventsSection({ form, kind }: EventsSectionProps) {
  const type = useWatch({ control: form.control, name: 'type' })
  if (kind === 'releases') {
    return (
      <FormSection title="Release Events" help="Start jobs that release firmware.">
        <EventField form={form} name="releaseEvents.tag" label="Tag" of="tag" />
        <EventField form={form} name="releaseEvents.push" label="Push" of="branch" />
      </FormSection>
    )
  }
  return (
    <FormSection title="Events" help="Start evaluation jobs.">
      <EventField form={form} name="events.push" label="Push" of="branch" />
      <EventField form={form} name="events.request" label={mergeRequestNames[type]} of="branch" />
    </FormSection>
  )
}

interface EventFieldProps extends SectionProps {
  name: 'events.push' | 'events.request' | 'releaseEvents.tag' | 'releaseEvents.push'
  label: string
  /** Label of the filter's field. */
  of: 'branch' | 'tag'
}

function EventField({ form: { control, register }, name, label, of }: EventFieldProps) {
  const on = useWatch({ control, name: `${name}.on` })
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-col items-start gap-3">
      <Switch label={label} {...register(`${name}.on`)} />
      {on && (
        <Field
          label={of === 'branch' ? 'Branch filter' : 'Tag filter'}
          help={`Empty means every ${of}.`}
          className="ml-[42px] w-[calc(100%-42px)] max-w-96"
        >
          <TextInput mono autoComplete="off" {...register(`${name}.filter`)} />
        </Field>
      )}
    </fieldset>
  )
}

interface InputStepProps {
  form: IntegrationFormState
  /** The integration is stored, with a token that cannot be read back. */
  stored: boolean
}

/** The first step: all fields of an integration. */
export function InputStep({ form, stored }: InputStepProps) {
  return (
    <div className="flex max-w-[720px] flex-col gap-8">
      <BasicSection form={form} stored={stored} />
      <EventsSection form={form} kind="jobs" />
      <ScheduleSection form={form} name="schedules" />
      <EventsSection form={form} kind="releases" />
      <ScheduleSection form={form} name="releaseSchedules" />
      <TestsSections form={form} />
      <OptionsSection form={form} />
    </div>
  )
}
