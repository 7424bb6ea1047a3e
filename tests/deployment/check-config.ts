/**
 * `npm run check-config -- <file or address>`: says what is wrong with a `config.json` before it is deployed, and
 * calls what it names. `docs/deployment.md` explains it.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { basePath } from '@/config/base-path.ts'
import { readConfig } from '@/config/config.ts'
import { configProblems, problemText } from '@/config/config-problems.ts'
import { causeOf } from '../contract/lib/causes.ts'
import { reach } from './reach.ts'

const help = `Says what is wrong with a config.json, and calls the addresses that it names.

  npm run check-config -- <file or address> [options]

  --origin <origin>  where the console is served: https://console.example.com. Needed for a
                     file; the origin of an address is taken from it
  --base <path>      its path there, by default /evaluation; that of an address is taken from it
  --bucket <name>    a bucket that files are uploaded to, whose rules are looked at; may be repeated
  --offline          only reads the configuration, and calls nothing
  --help             prints this

It ends with 0 when nothing is wrong, 1 when something is, 2 when it cannot run.
`

/** The command was called in a way that makes no sense, or the file cannot be read. */
class UsageError extends Error {}

const isAddress = (place: string) => /^https?:\/\//i.test(place)

const readPlace = async (place: string): Promise<string> => {
  try {
    if (!isAddress(place)) return await readFile(place, 'utf8')
    const response = await fetch(place)
    if (response.ok) return await response.text()
    throw new Error(`it is answered with ${response.status}`)
  } catch (error) {
    throw new UsageError(`${place} cannot be read: ${causeOf(error)}`)
  }
}

const originOf = (text: string): string => {
  const origin = URL.parse(text)?.origin
  if (origin === undefined || origin === 'null') {
    throw new UsageError(
      `--origin takes an origin such as https://console.example.com, not ${text}`,
    )
  }
  return origin
}

/** The path of the console, without a slash at the end: as given, else the folder of its `config.json`. */
const baseOf = (given: string | undefined, place: string): string => {
  const path = given ?? (isAddress(place) ? new URL('.', place).pathname : basePath)
  if (!path.startsWith('/'))
    throw new UsageError(`--base takes a path such as /tools/evaluation, not ${path}`)
  return path.replace(/\/+$/, '')
}

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        origin: { type: 'string' },
        base: { type: 'string' },
        bucket: { type: 'string', multiple: true, default: [] },
        offline: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

const checkConfig = async (
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> => {
  const { values, positionals } = readArguments(args)
  if (values.help) {
    print(help)
    return 0
  }
  const [place] = positionals
  if (place === undefined) throw new UsageError('Which configuration? Name a file or an address.')
  const content = await readPlace(place)
  const problems = configProblems(content)
  for (const problem of problems) print(`✗ ${problemText(problem)}`)
  if (problems.length === 0) print('✓ Every value is as it should be.')
  if (problems.some(({ fatal }) => fatal)) return 1
  const from = values.origin ?? (isAddress(place) ? place : undefined)
  if (values.offline) return problems.length > 0 ? 1 : 0
  if (from === undefined) {
    throw new UsageError(
      'Where is the console served? Give --origin, or --offline to call nothing.',
    )
  }
  const origin = originOf(from)
  const at = { origin, base: baseOf(values.base, place), buckets: values.bucket }
  const found = await reach(readConfig(JSON.parse(content), origin), at, isAddress(place))
  for (const { name, address, problems: wrong } of found) {
    print(`${wrong.length === 0 ? '✓' : '✗'} ${name}  ${address}`)
    for (const problem of wrong) print(`    ${problem}`)
  }
  return problems.length > 0 || found.some(({ problems: wrong }) => wrong.length > 0) ? 1 : 0
}

/** Runs the command with its arguments; the exit code. `print` gets each line. */
export const runCheckConfig = async (
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> => {
  try {
    return await checkConfig(args, print)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    print(error.message)
    return 2
  }
}
