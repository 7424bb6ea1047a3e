import { cx } from '../base/class-names.ts'
import { type ChoiceProps, ToggleRow } from './toggle-row.tsx'

/** Native checkbox with the switch role, for settings that take effect at once, without saving. */
export function Switch(props: ChoiceProps) {
  return (
    <ToggleRow
      {...props}
      // On paper only what is on, by its name.
      className={cx('print:has-[input:not(:checked)]:hidden', props.className)}
      role="switch"
      inputClassName="peer h-[18px] w-8 cursor-[inherit] appearance-none rounded-full border border-input bg-sunken transition-colors checked:border-primary checked:bg-primary aria-disabled:opacity-50"
      helpIndent="ml-[42px]"
      box={(input) => (
        <span className="relative grid shrink-0 print:hidden">
          {input}
          <span
            aria-hidden
            className="pointer-events-none absolute top-[3px] left-[3px] size-3 rounded-full bg-input transition-[translate,background-color] peer-checked:translate-x-3.5 peer-checked:bg-on-primary"
          />
        </span>
      )}
    />
  )
}
