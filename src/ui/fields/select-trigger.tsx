import { ChevronDown } from 'lucide-react'
import type { ComponentProps, FocusEventHandler, Ref } from 'react'
import { controlBox, cx } from '../base/class-names.ts'
import { mergeTriggerProps, useTooltip } from '../overlays/tooltip.tsx'
import { TruncatedText } from '../text/truncated-text.tsx'
import { useFieldControl, useFieldDisabledReason, useFieldLabelId } from './field.tsx'

interface SelectTriggerProps
  extends Pick<ComponentProps<'button'>, 'id' | 'className' | 'onPointerEnter' | 'onFocus'> {
  text: string
  /** Mutes the text, for an empty value. */
  muted: boolean
  open: boolean
  panelId: string
  onToggle: () => void
  onBlur?: FocusEventHandler | undefined
  disabledReason?: string | undefined
  ref: Ref<HTMLButtonElement>
}

/**
 * Button of `MultiSelect` and `Picker`. In a field it is a combobox named by the field's label; elsewhere a
 * button named by its text.
 */
export function SelectTrigger({
  text,
  muted,
  open,
  panelId,
  onToggle,
  disabledReason,
  id,
  className,
  ...props
}: SelectTriggerProps) {
  const inField = useFieldLabelId() !== undefined
  const fieldReason = useFieldDisabledReason()
  const disabled = disabledReason !== undefined || fieldReason !== undefined
  const { id: controlId, disabled: _, ...aria } = useFieldControl({ id })
  // The field shows its own reason.
  const tooltip = useTooltip(fieldReason === undefined ? disabledReason : undefined, {
    openOnClick: true,
  })
  return (
    <span className={cx('block min-w-0', muted && 'print:hidden', className)}>
      <button
        {...props}
        {...(inField && { ...aria, role: 'combobox' })}
        {...mergeTriggerProps(
          { ...props, ...aria, onClick: disabled ? undefined : onToggle },
          tooltip.triggerProps,
        )}
        type="button"
        id={controlId}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-disabled={disabled || undefined}
        className={cx(controlBox, 'flex h-8 items-center justify-between gap-2 text-left')}
      >
        <span className={cx('flex min-w-0', muted && 'text-muted')}>
          <TruncatedText text={text} />
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted print:hidden" />
      </button>
      {tooltip.layer}
    </span>
  )
}
