/** A value of a type with some of its fields, as deep as one likes. */
export type Partly<Value> = Value extends readonly (infer Item)[]
  ? readonly Partly<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]?: Partly<Value[Field]> | undefined }
    : Value

/**
 * An answer of a service with only the fields that a test is about: a field that the contract renames, or whose
 * type it changes, is an error of types here.
 */
export const partly = <Value>(fields: Partly<Value>): Value => fields as Value
