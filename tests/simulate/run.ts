/**
 * `npm run simulate`: how many calls a second many consoles make on each service, at rest, after a deployment, in
 * an outage and after it. `--consoles 10000`, `--seed text`, `--mix results|authoring|learning`; `--screens` tells
 * the calls of each screen; `--measure` opens every screen of a build in a browser, and writes its calls into
 * `calls.json` first.
 */
import { parseArgs } from 'node:util'
import { readCalls } from './calls.ts'
import { mixes, workingDay } from './mixes.ts'
import { loadTable, screenTable } from './report.ts'
import { type Event, simulate } from './simulate.ts'

const { values: options } = parseArgs({
  options: {
    consoles: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'scale' },
    mix: { type: 'string' },
    measure: { type: 'boolean', default: false },
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
  await measureCalls()
}
const table = readCalls()
if (options.screens) console.log(screenTable(table))
else {
  const loads = (event: Event) => simulate({ consoles, seed: options.seed, mix, table, event })
  console.log(loadTable(loads('deployment'), loads('outage'), loads('maintenance')))
}
