import { distance } from 'fastest-levenshtein'
import { externalTools, features, newTabs, prompts, signOuts } from './config-names.ts'
import { jsonSlip } from './json-slip.ts'
import { services } from './services.ts'

/** The expected kind of a value of `config.json`; a list holds all allowed ones. */
type Kind = 'address' | 'text' | 'flag' | readonly string[]

interface Value {
  kind: Kind
  needed?: true
}

const all = (keys: readonly string[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value]))

/** Every value of `config.json`, in the groups of the file. */
const known: { readonly [name: string]: Value | { readonly [name: string]: Value } } = {
  services: all(services, { kind: 'address', needed: true }),
  identityProvider: {
    authority: { kind: 'address', needed: true },
    clientId: { kind: 'text', needed: true },
    environment: { kind: 'text' },
    prompt: { kind: prompts },
    signOut: { kind: signOuts },
    newTabs: { kind: newTabs },
  },
  objectStore: { endpoint: { kind: 'address' }, region: { kind: 'text' } },
  testMode: { kind: 'flag' },
  featureScopes: all(features, { kind: 'text' }),
  externalTools: all(externalTools, { kind: 'address' }),
  imageCommands: { pull: { kind: 'text' }, run: { kind: 'text' } },
  measurements: { address: { kind: 'address' } },
}

/** A value of `config.json` by its dotted name: `services.map`. */
export interface ConfigValue extends Value {
  name: string
}

/** Every value of `config.json`. */
export const configValues = (): readonly ConfigValue[] =>
  Object.entries(known).flatMap(([group, entry]) =>
    isValue(entry)
      ? [{ name: group, ...entry }]
      : Object.entries(entry).map(([key, value]) => ({ name: `${group}.${key}`, ...value })),
  )

/** Problems of `config.json`, in words for its author. */
export interface ConfigProblem {
  /** Dotted name of the value: `services.map`; empty for the file as a whole. */
  name: string
  /** The found and the expected value, as the end of a sentence that begins with the name. */
  problem: string
  /** The console does not start with it. */
  fatal: boolean
}

/** At most so many letters differ between an unknown name and the one that was meant. */
const typingErrors = 3

const nearest = (name: string, names: readonly string[]): string | undefined => {
  const [best] = names
    .map((each) => ({ each, far: distance(name.toLowerCase(), each.toLowerCase()) }))
    .sort((one, other) => one.far - other.far)
  return best && best.far <= typingErrors ? best.each : undefined
}

const isValue = (entry: Value | { readonly [name: string]: Value }): entry is Value =>
  'kind' in entry && (typeof entry.kind === 'string' || Array.isArray(entry.kind))

const isGroup = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const described = (value: unknown) => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return `the ${typeof value} ${String(value)}`
}

/** Problem of an address; undefined for one that can be called. */
const problemOfAddress = (text: string): string | undefined => {
  if (text.startsWith('//')) return 'begins with //: write https:// in front of the host'
  if (text.startsWith('/')) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined) {
    return `has no scheme: write https://${text}, or begin with / for an address on the console's own host`
  }
  if (scheme !== 'http' && scheme !== 'https') return `has the scheme ${scheme}: use http or https`
  const url = URL.parse(text)
  if (!url || !/^https?:\/\//i.test(text)) return `is no address: ${text}`
  if (url.username || url.password) return 'holds a user name or a password: take them out'
  if (url.search || url.hash) return 'has a ? or # part: take it away'
  return undefined
}

const wellKnown = '/.well-known/openid-configuration'

const problemOf = (name: string, { kind, needed }: Value, value: unknown): string | undefined => {
  if (value === undefined) return needed && 'is missing'
  if (kind === 'flag') {
    return value === 'true' || value === 'false'
      ? undefined
      : `must be "true" or "false" in quotes, and is ${typeof value === 'string' ? `"${value}"` : described(value)}: it counts as "false"`
  }
  if (typeof value !== 'string') return `must be a text in quotes, and is ${described(value)}`
  const text = value.trim()
  if (text === '') return needed && 'is empty'
  if (typeof kind !== 'string') {
    return kind.includes(text)
      ? undefined
      : `must be ${kind.map((each) => `"${each}"`).join(' or ')}, and is "${text}": it is not used`
  }
  if (kind !== 'address') return undefined
  if (name === 'identityProvider.authority' && text.endsWith(wellKnown)) {
    return `ends with ${wellKnown}: take that part away`
  }
  return problemOfAddress(text)
}

const unknown = (path: string, name: string, names: readonly string[]) => {
  const meant = nearest(name, names)
  return meant === undefined
    ? `is not a name of the configuration; known are ${names.join(', ')}`
    : `is not a name of the configuration; is ${path}${meant} meant?`
}

/** Problems of the values under `path`, in the order of the file's names, then names that are not known. */
const problemsOfGroup = (
  path: string,
  entries: { readonly [name: string]: Value | { readonly [name: string]: Value } },
  group: { [name: string]: unknown },
): ConfigProblem[] => [
  ...Object.entries(entries).flatMap(([key, entry]) => {
    const name = `${path}${key}`
    const value = group[key]
    if (isValue(entry)) {
      const problem = problemOf(name, entry, value)
      return problem ? [{ name, problem, fatal: entry.needed === true }] : []
    }
    if (value === undefined || isGroup(value)) {
      return problemsOfGroup(`${name}.`, entry, value ?? {})
    }
    const fatal = Object.values(entry).some(({ needed }) => needed)
    return [{ name, problem: `must be an object in {}, and is ${described(value)}`, fatal }]
  }),
  ...Object.keys(group)
    .filter((key) => !Object.hasOwn(entries, key))
    .map((key) => ({
      name: `${path}${key}`,
      problem: unknown(path, key, Object.keys(entries)),
      fatal: false,
    })),
]

const whole = (problem: string): ConfigProblem[] => [{ name: '', problem, fatal: true }]

/** Everything that is wrong with the content of `config.json`; the line and column of a slip in its form. */
export const configProblems = (content: string): ConfigProblem[] => {
  if (content.trim() === '') return whole('The file is empty.')
  if (content.trimStart().startsWith('<')) {
    return whole(
      'The answer is a page, not JSON: config.json is not there, and the web server sends another page for it.',
    )
  }
  let root: unknown
  try {
    root = JSON.parse(content)
  } catch (error) {
    const message = (error as Error).message.replace(/ in JSON at position.*/s, '')
    const { line, column } = jsonSlip(content)
    return whole(`The file is not JSON: ${message} (line ${line} column ${column})`)
  }
  return isGroup(root)
    ? problemsOfGroup('', known, root)
    : whole(`The file must hold an object in {}, and holds ${described(root)}.`)
}

/** The problem as one sentence: `services.map has no scheme: ...`. */
export const problemText = ({ name, problem }: ConfigProblem): string =>
  name === '' ? problem : `${name} ${problem}${problem.endsWith('?') ? '' : '.'}`
