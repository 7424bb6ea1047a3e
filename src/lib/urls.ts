const absoluteWebUrl = /^https?:\/\//i

/**
 * The normalised address when `text` is an absolute http or https URL, else undefined.
 *
 * Every link whose target comes from data passes through here: other schemes (`javascript:`, `data:`),
 * relative texts and addresses with a user name in front of the host (`https://github.com@evil.test`)
 * are not links.
 */
export const safeHref = (text: string | null | undefined): string | undefined => {
  if (!text || !absoluteWebUrl.test(text)) return undefined
  const url = URL.parse(text)
  return url?.username === '' && url.password === '' ? url.href : undefined
}

/** Stands for our own origin, so that the check needs no `window`. */
const ownOrigin = 'https://console.invalid'

/**
 * The normalised path (with query and hash) when `path` stays in our origin and at or under `base`
 * (`/evaluation`), else undefined. Made for paths that were stored or handed over, such as the one to
 * return to after sign-in.
 */
export const withinOrigin = (path: string | null | undefined, base: string): string | undefined => {
  if (!path?.startsWith('/')) return undefined
  const url = URL.parse(path, ownOrigin)
  if (!url || url.origin !== ownOrigin) return undefined
  const root = base.replace(/\/+$/, '')
  if (url.pathname !== root && !url.pathname.startsWith(`${root}/`)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
