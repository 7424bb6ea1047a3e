import { parseArgs } from 'node:util'
import { services } from '@/config/services.ts'
import type { Grant } from './tokens.ts'
import { UsageError } from './usage-error.ts'

/** How the contract tests are to run. */
export interface Options {
  /** File or address of a deployment's `config.json`; the mock platform when left out. */
  target: string | undefined
  /** Access token for the target; undefined for the mock platform, which signs in by itself. */
  token: string | undefined
  /** Credentials for a token, where none is given. */
  grant: Grant | undefined
  write: boolean
  project: string | undefined
  partner: string | undefined
  services: readonly string[]
  operations: readonly string[]
  /** Ids to call with, by parameter, where no list shall be asked for them. */
  ids: { readonly [parameter: string]: string }
  /** Share of the operations, in percent, that have to be tried. */
  minTried: number
  /** Operations that have to be tried. */
  mustTry: readonly string[]
  /** File of known failures. */
  known: string | undefined
  /** Origin of the console, from which browsers call; undefined where none does. */
  origin: string | undefined
  concurrency: number
  /** Milliseconds until a call counts as unanswered. */
  timeout: number
  json: string | undefined
  /** Folder of the reports. */
  report: string
}

/** The text of `--help`. */
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
  --id <name>=<id>      id to call with, as --id job_id=…, where the list that has it is
                        missing or empty; may be repeated
  --min-tried <n>%      share of the operations that has to be tried
  --must-try <ids>      operations that have to be tried, separated by commas
  --known <file>        failures that are known and operations that cannot be tried,
                        each with a reason and the day on which it ends
  --origin <origin>     origin of the console, whose pages call; that of the target's
                        address when left out
  --concurrency <n>     calls at a time, 1 to 32; 4 when left out
  --timeout <seconds>   time until a call counts as unanswered; 30 when left out
  --json <file>         also writes the result as JSON
  --report <folder>     folder of the HTML and JUnit reports; contract-report when left out
  --help                prints this

A token is taken from CONTRACT_TOKEN; or asked for by CONTRACT_CLIENT_ID with
CONTRACT_CLIENT_SECRET, or with CONTRACT_REFRESH_TOKEN, and CONTRACT_SCOPE, at
CONTRACT_TOKEN_URL or where the configuration's identity provider says.

It ends with 0 when nothing is wrong, 1 when a contract is broken, 2 when it cannot run, when
the platform cannot be reached or refuses the token, or when an operation was not tried and
--known does not name it.
`

const definition = {
  target: { type: 'string' },
  token: { type: 'string' },
  project: { type: 'string' },
  partner: { type: 'string' },
  write: { type: 'boolean', default: false },
  service: { type: 'string', multiple: true, default: [] as string[] },
  operation: { type: 'string', multiple: true, default: [] as string[] },
  id: { type: 'string', multiple: true, default: [] as string[] },
  'min-tried': { type: 'string', default: '0%' },
  'must-try': { type: 'string', multiple: true, default: [] as string[] },
  known: { type: 'string' },
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

const idsOf = (pairs: readonly string[]) =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [, name, id] = /^([a-z_]+)=(.+)$/.exec(pair) ?? []
      if (name && id) return [name, id]
      throw new UsageError(`--id takes a parameter and its id, as job_id=…, not ${pair}.`)
    }),
  )

type Environment = { readonly [name: string]: string | undefined }

const grantOf = (environment: Environment): Grant | undefined => {
  const of = (name: string) => environment[`CONTRACT_${name}`] || undefined
  const grant = {
    endpoint: of('TOKEN_URL'),
    clientId: of('CLIENT_ID'),
    clientSecret: of('CLIENT_SECRET'),
    refreshToken: of('REFRESH_TOKEN'),
    scope: of('SCOPE'),
  }
  const isEnough = grant.refreshToken !== undefined || grant.clientSecret !== undefined
  return isEnough ? grant : undefined
}

/** Throws for what cannot be a token: it would be refused, or could not be sent at all. */
const expectToken = (token: string) => {
  if (/^bearer\s/i.test(token)) {
    throw new UsageError('The access token begins with Bearer: give the token alone.')
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new UsageError('The access token has characters that no header may have, as spaces.')
  }
}

/** Throws when one of the operations is not there. */
export const expectKnown = (
  names: readonly string[],
  operations: readonly string[],
  where: string,
) => {
  const unknown = names.find(
    (name) => !operations.some((own) => own === name || own.endsWith(`.${name}`)),
  )
  if (unknown) throw new UsageError(`There is no operation ${unknown} in ${where}.`)
}

/** The configuration has the console's own address, unless it is a file. */
const originOf = (target: string) =>
  /^https?:\/\//.test(target) ? URL.parse(target)?.origin : undefined

/**
 * Reads the command line; `'help'` when it asks for help. Throws `UsageError` for options that are
 * unknown, out of range or do not go together.
 */
export const readOptions = (
  args: readonly string[],
  environment: Environment,
  operations: readonly string[],
): Options | 'help' => {
  const values = parsed(args)
  if (values.help) return 'help'
  const token = values.token ?? (environment.CONTRACT_TOKEN || undefined)
  if (token !== undefined) expectToken(token)
  const stranger = values.service.find((name) => !services.some((service) => service === name))
  if (stranger) {
    throw new UsageError(`There is no service ${stranger}. Services: ${services.join(', ')}.`)
  }
  const inServices =
    values.service.length === 0
      ? operations
      : operations.filter((name) => values.service.includes(name.split('.', 1)[0] ?? ''))
  expectKnown(values.operation, inServices, values.service.join(', ') || 'the contracts')
  const mustTry = values['must-try'].flatMap((names) => names.split(',')).filter(Boolean)
  expectKnown(mustTry, inServices, values.service.join(', ') || 'the contracts')
  const grant = token ? undefined : grantOf(environment)
  if (values.target && !token && !grant) {
    throw new UsageError(
      'A target needs an access token: CONTRACT_TOKEN, or CONTRACT_CLIENT_ID with CONTRACT_CLIENT_SECRET or CONTRACT_REFRESH_TOKEN.',
    )
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
    grant: values.target ? grant : undefined,
    ids: idsOf(values.id),
    minTried: numberOf('min-tried', values['min-tried'].replace(/%$/, ''), 0, 100),
    mustTry,
    known: values.known,
    write: values.write,
    project: values.project,
    partner: values.partner,
    services: values.service,
    operations: values.operation,
    // The mock platform stands in for one that browsers call.
    origin:
      values.origin ?? (values.target ? originOf(values.target) : 'https://console.example.com'),
    concurrency: Math.floor(numberOf('concurrency', values.concurrency, 1, 32)),
    timeout: numberOf('timeout', values.timeout, 0.1, 600) * 1000,
    json: values.json,
    report: values.report,
  }
}
