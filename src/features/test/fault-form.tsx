import { useQuery } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import {
  emptyFaultInput,
  errorFormNames,
  everyOperation,
  type FaultInput,
  faultKinds,
  faultProblems,
  plannedFaultOf,
} from '@/demo-protocol/faults.ts'
import { Button } from '@/ui/base/button.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { ControlError } from './control-error.tsx'
import { ledgerQueryOptions, useDemoControl } from './demo-queries.ts'

/** Plans a fault: operation, kind of failure, and how often. */
export function FaultForm() {
  const control = useDemoControl()
  const { data: entries } = useQuery(ledgerQueryOptions())
  const {
    register,
    control: fields,
    watch,
    handleSubmit,
    formState,
  } = useForm<FaultInput>({
    defaultValues: emptyFaultInput,
    mode: 'onTouched',
    shouldUnregister: false,
  })
  const kind = watch('kind')
  const { errors } = formState
  const add = handleSubmit((input) =>
    control.mutate({ method: 'POST', path: '/demo/faults', body: plannedFaultOf(input) }),
  )
  const operations = [
    { value: everyOperation, label: 'All operations' },
    // The ledger also holds URLs that are no operation; no fault can hit them.
    ...(entries ?? [])
      .filter(({ answeredBy }) => answeredBy !== 'nobody')
      .map(({ operation }) => ({ value: operation, label: operation })),
  ]

  return (
    <form noValidate onSubmit={add} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1.5fr_1fr_1.5fr_1fr]">
        <Field label="Operation">
          <Controller
            control={fields}
            name="operation"
            render={({ field }) => (
              <Picker
                label="Operation"
                options={operations}
                value={field.value}
                onValueChange={(value) => field.onChange(value ?? everyOperation)}
                onBlur={field.onBlur}
                ref={field.ref}
                loading={entries === undefined}
              />
            )}
          />
        </Field>
        <Field label="Fault">
          <Select {...register('kind')}>
            <Options names={faultKinds} />
          </Select>
        </Field>
        {kind === 'status' && (
          <>
            <Field label="Status" error={errors.status?.message}>
              <TextInput
                inputMode="numeric"
                {...register('status', { validate: faultProblems.status })}
              />
            </Field>
            <Field label="Error form">
              <Select {...register('form')}>
                <Options names={errorFormNames} />
              </Select>
            </Field>
          </>
        )}
        {kind === 'slow' && (
          <Field label="Milliseconds" error={errors.milliseconds?.message}>
            <TextInput
              inputMode="numeric"
              {...register('milliseconds', { validate: faultProblems.milliseconds })}
            />
          </Field>
        )}
        <Field label="Calls" error={errors.times?.message}>
          <TextInput
            inputMode="numeric"
            placeholder="Until cleared"
            {...register('times', { validate: faultProblems.times })}
          />
        </Field>
      </div>
      <ControlError error={control.error} />
      <div>
        <Button type="submit" pending={control.isPending}>
          Add the fault
        </Button>
      </div>
    </form>
  )
}

function Options({ names }: { names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}
