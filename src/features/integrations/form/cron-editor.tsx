import { useEffect, useMemo, useState } from 'react'
import {
  allowedCronText,
  type Cron,
  type CronField,
  type CronTexts,
  cronFieldError,
  cronFields,
  cronGrammar,
  readCron,
  refusedCronField,
  splitCron,
} from '@/lib/cron.ts'
import { nextRuns } from '@/lib/cron-runs.ts'
import { cronWords } from '@/lib/cron-words.ts'
import { formatDateTime, formatUtcDateTime } from '@/lib/dates.ts'
import { Field } from '@/ui/fields/field.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'

const runCount = 5

const refreshInterval = 10_000

const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshInterval)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Description of a cron expression, and its next runs in UTC and local time. */
function NextRuns({ cron }: { cron: Cron | undefined }) {
  const now = useNow()
  const runs = useMemo(() => (cron ? nextRuns(cron, now, runCount) : []), [cron, now])
  return (
    <div className="rounded bg-sunken p-3 text-sm">
      <p role="status" className="min-h-5">
        {cron ? cronWords(cron) : 'An invalid expression never runs.'}
      </p>
      {cron && runs.length === 0 && (
        <p className="mt-1 text-warning">Never runs: there is no such day.</p>
      )}
      {runs.length > 0 && (
        <table className="mt-2 w-full max-w-md text-left text-xs">
          <caption className="sr-only">Next runs</caption>
          <thead className="text-muted">
            <tr className="h-7">
              <th scope="col" className="py-0.5 pr-4 font-semibold">
                Next runs, UTC
              </th>
              <th scope="col" className="py-0.5 font-semibold">
                Local time
              </th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run}>
                <td className="py-0.5 pr-4">{formatUtcDateTime(run)}</td>
                <td className="py-0.5">{formatDateTime(run)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

interface CronEditorProps {
  value: CronTexts
  onValueChange: (value: CronTexts) => void
}

/** Splits a pasted expression into its fields; undefined for any other text. */
const wholeExpression = (text: string): CronTexts | undefined =>
  text.trim().split(/\s+/).length === cronFields.length ? splitCron(text) : undefined

/**
 * Edits a cron expression in five fields. Typed characters that a field cannot hold are dropped, and a pasted
 * expression with such characters is refused as a whole, as dropping them would change its meaning. Errors are
 * shown at the field; below follow a description and the next runs.
 */
export function CronEditor({ value, onValueChange }: CronEditorProps) {
  const [refusedIn, setRefusedIn] = useState<CronField>()
  const cron = readCron(value)

  const change = (field: CronField, input: HTMLInputElement) => {
    const typed = input.value
    const whole = wholeExpression(typed)
    if (whole) {
      const refused = refusedCronField(whole)
      setRefusedIn(refused)
      if (refused === undefined) onValueChange(whole)
      return
    }
    const text = allowedCronText(field, typed)
    const before = typed.slice(0, input.selectionStart ?? typed.length)
    setRefusedIn(text === typed ? undefined : field)
    if (text !== typed) {
      // Set here, so that the caret does not jump to the end.
      const caret = allowedCronText(field, before).length
      input.value = text
      input.setSelectionRange(caret, caret)
    }
    onValueChange({ ...value, [field]: text })
  }

  return (
    <fieldset aria-label="Cron expression, in UTC" className="flex min-w-0 flex-col gap-3">
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-5">
        {cronFields.map((field) => (
          <Field
            key={field}
            label={cronGrammar[field].label}
            help={
              refusedIn === field
                ? `Only ${cronGrammar[field].range}, and * ? , - /`
                : cronGrammar[field].range
            }
            error={cronFieldError(field, value[field])}
          >
            <TextInput
              mono
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={value[field]}
              onChange={({ currentTarget }) => change(field, currentTarget)}
              onBlur={() => setRefusedIn(undefined)}
            />
          </Field>
        ))}
      </div>
      <NextRuns cron={cron} />
    </fieldset>
  )
}
