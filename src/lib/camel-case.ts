/** Converts a wire name to camel case: `next_token` → `nextToken`, `x-kind` → `xKind`. */
export const camelCase = (name: string): string =>
  name.replace(/[_-]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
