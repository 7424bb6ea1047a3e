/** The keys of a table in their order, by the names that its type knows. */
export const keysOf = <Key extends string>(table: { readonly [K in Key]?: unknown }): Key[] =>
  // The type of an object may know fewer keys than it has; a table that is written out has no others.
  Object.keys(table) as Key[]
