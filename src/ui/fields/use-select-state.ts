import { type Ref, useId, useRef, useState } from 'react'
import { useMergedRef } from '../base/merge-refs.ts'

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
