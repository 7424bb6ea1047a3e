import { safeHref } from '@/lib/urls.ts'

/** Opens an address from data in a new tab. False, and nothing is opened, when it is none to follow. */
export const openLink = (text: string): boolean => {
  const href = safeHref(text)
  if (href === undefined) return false
  window.open(href, '_blank', 'noopener,noreferrer')
  return true
}
