const absoluteWebUrl = /^https?:\/\//i

/**
 * The normalized URL if `text` is an absolute http or https URL, else undefined.
 *
 * Use it for every link target that comes from data. Rejects other schemes (`javascript:`, `data:`),
 * relative URLs, and URLs with a user name before the host (`https://github.com@evil.test`).
 */
export const safeHref = (text: string | null | undefined): string | undefined => {
  if (!text || !absoluteWebUrl.test(text)) return undefined
  const url = URL.parse(text)
  return url?.username === '' && url.password === '' ? url.href : undefined
}

/** Placeholder origin, so that the check does not need `window`. */
const ownOrigin = 'https://console.invalid'

/**
 * The normalized path (with query and hash) if `path` stays within the origin and under `base`
 * (`/evaluation`), else undefined. Prevents open redirects from stored or passed paths, such as the path to
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

/** URI-encoded text in plain; as it is where it is not well encoded. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
