/** `Object.keys` typed by the keys of the object's type. */
export const keysOf = <Key extends string>(table: { readonly [K in Key]?: unknown }): Key[] =>
  // In general an object may have more keys than its type; an object literal does not.
  Object.keys(table) as Key[]
