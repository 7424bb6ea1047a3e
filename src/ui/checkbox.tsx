import { Check, Minus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { type ChoiceProps, ChoiceRow } from './choice.tsx'
import { useMergedRef } from './merge-refs.ts'

interface CheckboxProps extends ChoiceProps {
  /** Some, not all, of what it stands for. */
  indeterminate?: boolean | undefined
}

/** A native checkbox with its label at the right; works with `register` and with `checked`. */
export function Checkbox({ indeterminate = false, ref, ...props }: CheckboxProps) {
  const element = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(element, ref)
  useLayoutEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <ChoiceRow
      {...props}
      ref={mergedRef}
      inputClassName="peer size-4 cursor-[inherit] appearance-none rounded-sm border-[1.5px] border-input bg-surface transition-colors checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary aria-disabled:opacity-50 aria-invalid:border-failed"
      helpIndent="ml-[26px]"
      box={(input) => (
        <span className="relative mt-px grid size-4 shrink-0">
          {input}
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0.5 hidden size-3 text-on-primary peer-checked:peer-[:not(:indeterminate)]:block"
          />
          <Minus
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0.5 hidden size-3 text-on-primary peer-indeterminate:block"
          />
        </span>
      )}
    />
  )
}
