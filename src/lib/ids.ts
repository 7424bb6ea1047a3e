const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * What may stand as an id in a path, as `Id` of the contracts says. `.` and `..` are left out: a browser
 * resolves them away, and another thing is asked for.
 */
export const pathIdPattern = /^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$/

/** True for a UUID in its hyphenated form, upper or lower case. */
export const isUuid = (text: string): boolean => uuid.test(text)

/**
 * True for what may stand as an id in a path: a UUID or a token of letters, digits, `_`, `-`, `:` and
 * `.`, without whitespace or slash.
 */
export const isPathId = (text: string): boolean => pathIdPattern.test(text)

/** The first 8 characters of an id (or of a commit hash), the form in which lists show it. */
export const shortId = (id: string): string => id.slice(0, 8)
