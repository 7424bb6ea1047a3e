/**
 * `npm run contract:drift`: lets the mock platform drift in one way after the other, and tells what the
 * contract tests make of each, as a table. A word limits it to the drifts that have it.
 */
import { runDrifts, type Told } from './drift-run.ts'
import { drifts } from './drifts.ts'

/** Characters of a finding that the table shows. */
const shown = 200

const rowOf = ({ drift: { operation, kind, unnamed }, named, lines, exitCode }: Told) => {
  const missing = unnamed
    ? `not named: ${unnamed}`
    : `NOT NAMED, but: ${lines.join('; ') || 'nothing'}`
  const line = (named ?? missing).replaceAll('|', '\\|')
  return `| ${operation} | ${kind} | ${line.slice(0, shown)} | ${exitCode} |`
}

const [word = ''] = process.argv.slice(2)
const chosen = drifts.filter(({ kind, operation }) => `${operation} ${kind}`.includes(word))

console.log('| operation | what has become of it | told as | exit |\n|---|---|---|---|')
const all = await runDrifts(chosen, (told) => console.log(rowOf(told)))
const named = all.filter(({ named: line, exitCode }) => line !== undefined && exitCode !== 0)
console.log(
  `\n${named.length} of ${all.length} kinds of drift are named, with operation and field.`,
)
process.exitCode = all.every(({ isRight }) => isRight) ? 0 : 1
