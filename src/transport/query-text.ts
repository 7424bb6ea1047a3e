import type { Operation } from './operation.ts'

const encoded = (value: unknown) => new URLSearchParams([['', String(value)]]).toString().slice(1)

/**
 * Query of a call, without question mark, of values in wire form: sorted by name, a list repeated, or with
 * commas between its encoded items where the contract says so. An empty list is left out.
 */
export const queryText = ({ joined }: Operation, wire: object): string =>
  Object.entries(wire)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, value]) => {
      const texts = (Array.isArray(value) ? value : [value]).map(encoded)
      const values = joined?.includes(name) && texts.length > 0 ? [texts.join(',')] : texts
      return values.map((text) => `${encoded(name)}=${text}`)
    })
    .join('&')
