import type { KeyboardEvent } from 'react'

/** For a search within a form: Enter searches, and does not submit the form. */
export const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}
