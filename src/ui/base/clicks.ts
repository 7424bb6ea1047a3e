import type { MouseEvent } from 'react'

/** Whether a click on a link is left to the browser, which opens another tab or window, or saves it. */
export const opensElsewhere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey
