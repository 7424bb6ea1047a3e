import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Types of input that hold no text of the user. */
const others = new Set(['checkbox', 'radio', 'search', 'button', 'submit', 'reset', 'range'])

const textField = ({ target }: SyntheticEvent): TextField | undefined => {
  if (target instanceof HTMLTextAreaElement) return target.readOnly ? undefined : target
  if (!(target instanceof HTMLInputElement) || target.readOnly) return undefined
  // Text typed into a picker only searches its options.
  return others.has(target.type) || target.role === 'combobox' ? undefined : target
}

const isOption = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('[role="option"]') !== null

/** Handlers that notice what a user enters into the fields within an element, also through portals. */
interface EnteredHandlers {
  onFocus: (event: FocusEvent) => void
  onInput: (event: SyntheticEvent) => void
  onClick: (event: SyntheticEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Whether the fields within an element hold what the user has typed, and whether an option was picked. No field has to
 * tell of it. A text that is put back as it was counts as nothing typed.
 */
export const useEntered = (): { typed: boolean; picked: boolean; handlers: EnteredHandlers } => {
  const initial = useRef(new WeakMap<Element, string>())
  const changed = useRef(new Set<Element>())
  const [typed, setTyped] = useState(false)
  const [picked, setPicked] = useState(false)
  return {
    typed,
    picked,
    handlers: {
      onFocus: (event) => {
        const field = textField(event)
        if (field && !initial.current.has(field)) initial.current.set(field, field.value)
      },
      onInput: (event) => {
        const field = textField(event)
        if (!field) return
        if (field.value === (initial.current.get(field) ?? '')) changed.current.delete(field)
        else changed.current.add(field)
        setTyped(changed.current.size > 0)
      },
      onClick: (event) => {
        if (isOption(event)) setPicked(true)
      },
      onKeyDown: (event) => {
        const { target } = event
        if (event.key === 'Enter' && target instanceof Element && target.role === 'combobox') {
          setPicked(true)
        }
      },
    },
  }
}
