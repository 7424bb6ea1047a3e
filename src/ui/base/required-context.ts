import { type Context, use } from 'react'

/**
 * The value of a required context.
 *
 * @throws Error outside the context's provider, with the `name` of the context
 */
export const useRequiredContext = <Value>(
  context: Context<Value | undefined>,
  name: string,
): Value => {
  const value = use(context)
  if (value === undefined) throw new Error(`${name} is used outside of its provider.`)
  return value
}
