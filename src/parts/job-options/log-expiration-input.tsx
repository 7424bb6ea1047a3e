import type { KeyboardEvent, Ref } from 'react'
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

/** Days to keep logs. On blur and Enter the input is rounded and clamped to the range. */
export function LogExpirationInput(props: LogExpirationInputProps) {
  const { days, onDaysChange, mayBeEmpty = false, onBlur, ref } = props
  const { least, most } = logExpirationRange
  const corrected = mayBeEmpty && days.trim() === '' ? days : String(wholeDays(days))
  const leave = () => {
    onBlur?.()
    if (corrected !== days) onDaysChange(corrected)
  }
  // Enter would submit the form with a number that the user has not seen.
  const correctBeforeSubmit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || corrected === days) return
    event.preventDefault()
    onDaysChange(corrected)
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
        onKeyDown={correctBeforeSubmit}
        ref={ref}
      />
      <span className="w-9 shrink-0 text-sm text-muted">{dayUnit(days)}</span>
    </span>
  )
}
