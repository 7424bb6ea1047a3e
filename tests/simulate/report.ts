import { reloadInterval } from '@/models/reports/report-polling.ts'
import { countOf, type ScreenCalls } from './calls.ts'
import { assumptions, type Mix, shares } from './mixes.ts'
import { callsOfConsole, type Load, simulate } from './simulate.ts'

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
    [
      'screen',
      'calls at start',
      'of which its own',
      'of which once in a browser',
      'calls per minute at most',
    ],
    Object.entries(table).map(([screen, { start, kept, polls }]) => [
      screen,
      countOf(start),
      countOf(start) - common,
      countOf(kept),
      Math.round((countOf(polls) * 60_000) / reloadInterval),
    ]),
  )
}

/** How long outages last that are simulated, in seconds. */
const outages = [10, 30, 60, 120, 300, 900, 1800]

const inWords = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`)

/** Load after outages of several lengths, by the load at rest, as a table of Markdown. */
export const outageTable = (setting: {
  consoles: number
  seed: string
  mix: Mix
  table: { readonly [screen: string]: ScreenCalls }
}): string =>
  markdown(
    [
      'outage of',
      'busiest second in it',
      'busiest second after it',
      'times the load at rest',
      'with one in five who reload',
    ],
    outages.map((lasts) => {
      const loadOf = (reloads?: number) =>
        simulate({ ...setting, event: 'outage', lasts, reloads }).get('all')
      const timesOf = (load?: Load) => ((load?.after ?? 0) / (load?.rest ?? 1)).toFixed(1)
      const load = loadOf()
      return [
        inWords(lasts),
        load?.during ?? 0,
        load?.after ?? 0,
        timesOf(load),
        timesOf(loadOf(0.2)),
      ]
    }),
  )

/** Assumptions of the simulation, as a table of Markdown. */
export const assumptionTable = (): string =>
  markdown(
    ['assumption', 'value'],
    [
      ...Object.entries(shares).map(([name, share]) => [
        `share of the consoles with the mix \`${name}\``,
        share,
      ]),
      ...Object.values(assumptions).map(({ is, value }) => [is, value]),
    ],
  )

/** The guide that shows the tables. */
export const guideFile = 'docs/scale.md'

/** The guide with tables in the place of those with the same first heading. */
export const withTables = (guide: string, tables: readonly string[]): string =>
  tables.reduce((text, table) => {
    const head = table.slice(0, table.indexOf(' |') + 2)
    const from = text.indexOf(`\n${head}`) + 1
    if (from === 0) throw new Error(`The guide has no table that begins with ${head}.`)
    const end = text.indexOf('\n\n', from)
    return text.slice(0, from) + table + (end < 0 ? '\n' : text.slice(end))
  }, guide)
