/** `npm run simulate`: the calls of many consoles, see `usage`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { scriptOptions } from '../setup/script-options.ts'
import { readCalls } from './calls.ts'
import { mixes, workingDay } from './mixes.ts'
import {
  assumptionTable,
  guideFile,
  loadTable,
  outageTable,
  screenTable,
  withTables,
} from './report.ts'
import { type Event, simulate } from './simulate.ts'

const usage = `Says how many calls a second many consoles make on each service: at rest, after a deployment, in outages
and after them, and what that assumes.

  npm run simulate -- [options]

  --consoles <n>   how many; 10000 when left out
  --mix <name>     what their users do: ${Object.keys(mixes).join(', ')}; a working day when left out
  --seed <text>    another course of chance
  --screens        the calls of each screen instead
  --measure        first counts the calls of every screen of a build, in a browser
  --only <text>    with --measure: only of the screens whose name contains it
  --write          puts the tables into docs/scale.md instead of printing them`

const { values: options } = scriptOptions(usage, {
  options: {
    consoles: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'scale' },
    mix: { type: 'string' },
    measure: { type: 'boolean', default: false },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    screens: { type: 'boolean', default: false },
  },
})
const consoles = Number(options.consoles)
const mix = options.mix === undefined ? workingDay : mixes[options.mix as keyof typeof mixes]
if (!Number.isInteger(consoles) || consoles < 1 || !mix) {
  console.error(
    `--consoles is a whole number of at least 1, --mix one of ${Object.keys(mixes).join(', ')}.`,
  )
  process.exit(2)
}
if (options.measure) {
  const { measureCalls } = await import('./measure.ts')
  await measureCalls(options.only)
}
const table = readCalls()
const setting = { consoles, seed: options.seed, mix, table }
const loads = (event: Event) => simulate({ ...setting, event })
const tables = options.screens
  ? [screenTable(table)]
  : [
      loadTable(loads('deployment'), loads('outage'), loads('maintenance')),
      outageTable(setting),
      assumptionTable(),
    ]
if (options.write) {
  const all = options.screens ? tables : [...tables, screenTable(table)]
  writeFileSync(guideFile, withTables(readFileSync(guideFile, 'utf8'), all))
} else console.log(tables.join('\n\n'))
