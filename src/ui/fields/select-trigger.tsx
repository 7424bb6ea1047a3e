import { ChevronDown } from 'lucide-react'
import {
  type ComponentProps,
  type FocusEventHandler,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react'
import { controlBox, cx } from '../base/class-names.ts'
import { useMergedRef } from '../base/merge-refs.ts'
import { mergeTriggerProps, useTooltip } from '../overlays/tooltip.tsx'
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
        <bdi className={cx('truncate', muted && 'text-muted')}>{text}</bdi>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted print:hidden" />
      </button>
      {tooltip.layer}
    </span>
  )
}

interface SelectState {
  onOpen?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  /** Preloads the panel's code. */
  preload: () => void
}

/** Open state and trigger props of `MultiSelect` and `Picker`. */
export function useSelectState({ onOpen, onBlur, ref, preload }: SelectState) {
  const panelId = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const mergedRef = useMergedRef(trigger, ref)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const open = anchor !== undefined
  const close = () => {
    setAnchor(undefined)
    onBlur?.()
  }
  return {
    anchor,
    panelId,
    close,
    triggerProps: {
      ref: mergedRef,
      open,
      panelId,
      onToggle: () => {
        if (open) return close()
        setAnchor(trigger.current ?? undefined)
        onOpen?.()
      },
      onPointerEnter: preload,
      onFocus: preload,
      // Moving the focus into the panel is no blur of the control.
      onBlur: open ? undefined : onBlur,
    },
  }
}
