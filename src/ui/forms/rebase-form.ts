import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Bases a form on other values than it began with, when somebody else has saved meanwhile: what differs from
 * `base` counts as unsaved input.
 */
export const rebaseForm = <Values extends FieldValues>(
  { reset }: UseFormReturn<Values>,
  values: Values,
  base: DefaultValues<Values>,
): void => {
  reset(base)
  reset(values, { keepDefaultValues: true })
}
