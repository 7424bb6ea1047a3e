import { reloadInterval } from '@/features/reports/model/polling.ts'
import { countOf, type ScreenCalls } from './calls.ts'
import { callsOfConsole, type Load } from './simulate.ts'

const markdown = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) => {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    line(head.map((_, index) => (index ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n')
}

type Loads = ReadonlyMap<string, Load>

const perSecond = (load: number | undefined) => (load ?? 0).toFixed((load ?? 0) < 10 ? 1 : 0)

/** Calls per second on each service, as a table of Markdown. */
export const loadTable = (deployment: Loads, outage: Loads, maintenance: Loads): string =>
  markdown(
    [
      'service',
      'at rest',
      'busiest second at rest',
      'after a deployment',
      'in an outage',
      'after an outage',
      'after a maintenance',
    ],
    [...deployment].map(([service, load]) => [
      service,
      perSecond(load.rest),
      ...[
        load.restPeak,
        load.during,
        outage.get(service)?.during,
        outage.get(service)?.after,
        maintenance.get(service)?.after,
      ].map((count) => count ?? 0),
    ]),
  )

/** Calls of each screen, as a table of Markdown. */
export const screenTable = (table: { readonly [screen: string]: ScreenCalls }): string => {
  const common = countOf(callsOfConsole(table))
  return markdown(
    ['screen', 'calls at start', 'of which its own', 'calls per minute at most'],
    Object.entries(table).map(([screen, { start, polls }]) => [
      screen,
      countOf(start),
      countOf(start) - common,
      Math.round((countOf(polls) * 60_000) / reloadInterval),
    ]),
  )
}
