const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A valid id in a path, as `Id` of the contracts says. Without `.` and `..`: a browser resolves them, so the
 * request would go to another resource.
 */
export const pathIdPattern = /^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$/

/** True for a hyphenated UUID, in upper or lower case. */
export const isUuid = (text: string): boolean => uuid.test(text)

/** True for a valid id in a path: letters, digits, `_`, `-`, `:` and `.`. */
export const isPathId = (text: string): boolean => pathIdPattern.test(text)

/** True for a whole number from 1, as area maps have: one that a number holds exactly. */
export const isWholeNumber = (text: string): boolean =>
  /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text))

/**
 * True if a link may lead to a path of the console: every part of it is a valid id, as the fixed names are.
 * Ids from services are any text.
 */
export const isLinkable = (path: string, params: Readonly<Record<string, unknown>> = {}): boolean =>
  [
    // `.` and `/` are the page itself and the start.
    ...(path.length > 1 ? path.replace(/^\//, '').split('/') : []).filter(
      (part) => !part.startsWith('$'),
    ),
    ...Object.values(params),
  ].every((part) => isPathId(String(part ?? '')))

/** The first 8 characters of an id or commit hash, as shown in lists. */
export const shortId = (id: string): string => id.slice(0, 8)

/** The id, unless it is absent: missing, empty, or a UUID of zeros only. */
export const presentId = (id: string | undefined): string | undefined =>
  id && !/^0{8}(-0{4}){3}-0{12}$/.test(id) ? id : undefined

/** True for a valid id in a path that names something: a UUID of zeros stands for nothing in machine learning. */
export const isPresentPathId = (text: string): boolean =>
  isPathId(text) && presentId(text) !== undefined
