import { BasicSection } from './basic-section.tsx'
import { EventsSection } from './events-section.tsx'
import type { IntegrationFormState } from './form-state.ts'
import { OptionsSection } from './options-section.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import { TestsSections } from './tests-sections.tsx'

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
