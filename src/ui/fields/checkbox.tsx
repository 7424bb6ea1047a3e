import { Check } from 'lucide-react'
import { type ChoiceProps, ToggleRow } from './toggle-row.tsx'

/** Native checkbox with its label; works with `register` and with `checked`. */
export const Checkbox = (props: ChoiceProps) => (
  <ToggleRow
    {...props}
    inputClassName="peer size-4 cursor-[inherit] appearance-none rounded-sm border-[1.5px] border-input bg-surface transition-colors checked:border-primary checked:bg-primary aria-disabled:opacity-50 aria-invalid:border-failed"
    helpIndent="ml-[26px]"
    box={(input) => (
      <span className="relative mt-px grid size-4 shrink-0">
        {input}
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 hidden size-3 text-on-primary peer-checked:block"
        />
      </span>
    )}
  />
)
