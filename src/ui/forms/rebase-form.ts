import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Changes the initial values of a form to `base`, after somebody else has saved: values that differ from it
 * are dirty.
 */
export const rebaseForm = <Values extends FieldValues>(
  { reset }: UseFormReturn<Values>,
  values: Values,
  base: DefaultValues<Values>,
): void => {
  reset(base)
  reset(values, { keepDefaultValues: true })
}
