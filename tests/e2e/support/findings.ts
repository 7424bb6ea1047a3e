import type { Demo } from './demo.ts'

/** Everything that a call or an answer did against its contract, and calls that no state answers. */
export const findingsOf = async (demo: Demo): Promise<string[]> =>
  (await demo.ledger()).flatMap(({ operation, calls, answeredBy, violations }) => [
    ...violations.map(({ side, message }) => `${operation}, ${side}: ${message}`),
    ...(calls > 0 && answeredBy === 'mock' ? [`${operation} was answered by chance`] : []),
  ])
