/** Makes a value when it is first needed: formatters of `Intl` take 8 ms each, which a first screen does not have. */
export const once = <Value extends object>(make: () => Value): (() => Value) => {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}
