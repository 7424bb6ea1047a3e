/** Label of a suite or integration. */
export type Label = { key: string; value: string }

/** `key:value`, for addresses and option values. Neither part can contain a colon. */
export const labelKey = ({ key, value }: Label): string => `${key}:${value}`

/** Parses a `labelKey`. */
export const labelOfKey = (text: string): Label => {
  const colon = text.indexOf(':')
  return { key: text.slice(0, colon), value: text.slice(colon + 1) }
}

/** Text of a label on screen: `key: value`. */
export const labelText = ({ key, value }: Label): string => `${key}: ${value}`
