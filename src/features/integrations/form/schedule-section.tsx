import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '@/ui/base/button.tsx'
import { FormSection } from '@/ui/forms/form-page.tsx'
import { newSchedule } from '../model/draft.ts'
import type { SectionProps } from './form-state.ts'
import { ScheduleFields } from './schedule-fields.tsx'

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

/** The schedules of an integration, any number. */
export function ScheduleSection({ form, name }: ScheduleSectionProps) {
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
