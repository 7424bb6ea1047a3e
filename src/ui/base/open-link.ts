import { safeHref } from '@/lib/urls.ts'

/** Opens an untrusted URL in a new tab. Returns false, without opening it, if it is not safe. */
export const openLink = (text: string): boolean => {
  const href = safeHref(text)
  if (href === undefined) return false
  window.open(href, '_blank', 'noopener,noreferrer')
  return true
}
