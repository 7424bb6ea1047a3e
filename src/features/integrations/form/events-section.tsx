import { useWatch } from 'react-hook-form'
import { Field } from '@/ui/fields/field.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { FormSection } from '@/ui/forms/form-page.tsx'
import { mergeRequestNames } from '../model/types.ts'
import type { SectionProps } from './form-state.ts'

interface EventsSectionProps extends SectionProps {
  /** What the events start. */
  kind: 'jobs' | 'releases'
}

/** Repository events that start jobs, or jobs that release firmware. */
export function EventsSection({ form, kind }: EventsSectionProps) {
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
  /** What the filter is for. */
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
