import { parseArgs } from 'node:util'
import { services } from '@/config/services.ts'

/** How the contract tests are to run. */
export interface Options {
  /** File or address of a deployment's `config.json`; the mock platform when left out. */
  target: string | undefined
  /** Access token for the target; undefined for the mock platform, which signs in by itself. */
  token: string | undefined
  write: boolean
  project: string | undefined
  partner: string | undefined
  services: readonly string[]
  operations: readonly string[]
  /** Origin of the console, from which browsers call; undefined where none does. */
  origin: string | undefined
  concurrency: number
  /** Milliseconds until a call counts as unanswered. */
  timeout: number
  json: string | undefined
  /** Folder of the reports. */
  report: string
}

/** The command was called in a way that makes no sense; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** What `--help` prints. */
export const helpText = `Checks every operation of the contracts against a platform.

  npm run contract -- [options]

Without options it starts the mock platform and only reads.

  --target <config>     config.json of a deployment, a file or an address
  --token <token>       access token for the target; better: the variable CONTRACT_TOKEN
  --project <id>        project to read from; all of the user's when left out
  --write               also create, change and delete things of its own; against a
                        target it needs --project, a sandbox
  --partner <id>        second sandbox project, with which things are shared
  --service <name>      only operations of this service; may be repeated
  --operation <id>      only this operation, listSuites or evaluation.listSuites;
                        may be repeated
  --origin <origin>     origin of the console; checks what a browser asks before it
                        lets a page of that origin call
  --concurrency <n>     calls at a time, 1 to 32; 4 when left out
  --timeout <seconds>   time until a call counts as unanswered; 30 when left out
  --json <file>         also writes the result as JSON
  --report <folder>     folder of the HTML and JUnit reports; contract-report when left out
  --help                prints this

It ends with 0 when nothing is wrong, 1 when a contract is broken, 2 when it cannot run.
`

const definition = {
  target: { type: 'string' },
  token: { type: 'string' },
  project: { type: 'string' },
  partner: { type: 'string' },
  write: { type: 'boolean', default: false },
  service: { type: 'string', multiple: true, default: [] as string[] },
  operation: { type: 'string', multiple: true, default: [] as string[] },
  origin: { type: 'string' },
  concurrency: { type: 'string', default: '4' },
  timeout: { type: 'string', default: '30' },
  json: { type: 'string' },
  report: { type: 'string', default: 'contract-report' },
  help: { type: 'boolean', default: false },
} as const

const numberOf = (name: string, text: string, min: number, max: number) => {
  const value = Number(text)
  if (text.trim() !== '' && value >= min && value <= max) return value
  throw new UsageError(`--${name} takes a number from ${min} to ${max}, not ${text}.`)
}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: definition, strict: true }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Reads the command line; `'help'` when it asks for help. Throws `UsageError` for options that are
 * unknown, out of range or do not go together.
 */
export const readOptions = (
  args: readonly string[],
  environment: { readonly [name: string]: string | undefined },
  operations: readonly string[],
): Options | 'help' => {
  const values = parsed(args)
  if (values.help) return 'help'
  const token = values.token ?? (environment.CONTRACT_TOKEN || undefined)
  const stranger = values.service.find((name) => !services.some((service) => service === name))
  if (stranger) {
    throw new UsageError(`There is no service ${stranger}. Services: ${services.join(', ')}.`)
  }
  const inServices =
    values.service.length === 0
      ? operations
      : operations.filter((name) => values.service.includes(name.split('.', 1)[0] ?? ''))
  const unknown = values.operation.find(
    (name) => !inServices.some((own) => own === name || own.endsWith(`.${name}`)),
  )
  if (unknown)
    throw new UsageError(
      `There is no operation ${unknown} in ${values.service.join(', ') || 'the contracts'}.`,
    )
  if (values.target && !token) {
    throw new UsageError('A target needs an access token: --token or CONTRACT_TOKEN.')
  }
  if (!values.target && values.token) throw new UsageError('--token goes with --target only.')
  if (values.target && values.write && !values.project) {
    throw new UsageError('--write against a target needs --project with the id of a sandbox.')
  }
  if (values.partner && values.partner === values.project) {
    throw new UsageError('--partner must be another project than --project.')
  }
  return {
    target: values.target,
    token: values.target ? token : undefined,
    write: values.write,
    project: values.project,
    partner: values.partner,
    services: values.service,
    operations: values.operation,
    // The mock platform stands in for one that browsers call.
    origin: values.origin ?? (values.target ? undefined : 'https://console.example.com'),
    concurrency: Math.floor(numberOf('concurrency', values.concurrency, 1, 32)),
    timeout: numberOf('timeout', values.timeout, 0.1, 600) * 1000,
    json: values.json,
    report: values.report,
  }
}
