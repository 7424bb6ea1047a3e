import type { KeyboardEvent } from 'react'

/** Key handler for a search input within a form: Enter does not submit the form. */
export const keepEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}
