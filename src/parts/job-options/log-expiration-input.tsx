import type { Ref } from 'react'
import { dayUnit, logExpirationRange, wholeDays } from '@/lib/job-options.ts'
import { TextInput } from '@/ui/fields/text-input.tsx'

interface LogExpirationInputProps {
  /** As entered. */
  days: string
  onDaysChange: (days: string) => void
  /** Empty is allowed, for logs that are kept indefinitely. */
  mayBeEmpty?: boolean
  /** Called when the field is left. */
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** Days to keep logs. On blur the input is rounded and clamped to the range. */
export function LogExpirationInput(props: LogExpirationInputProps) {
  const { days, onDaysChange, mayBeEmpty = false, onBlur, ref } = props
  const { least, most } = logExpirationRange
  const leave = () => {
    onBlur?.()
    if (!mayBeEmpty || days.trim() !== '') onDaysChange(String(wholeDays(days)))
  }
  return (
    <span className="flex items-center gap-2">
      <TextInput
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        placeholder={mayBeEmpty ? 'Indefinite' : undefined}
        value={days}
        onChange={({ target }) => onDaysChange(target.value)}
        onBlur={leave}
        ref={ref}
      />
      <span className="w-9 shrink-0 text-sm text-muted">{dayUnit(days)}</span>
    </span>
  )
}
