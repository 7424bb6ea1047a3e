import { takeEarly } from '@/lib/early-requests.ts'
import { startTimeLimit } from '@/lib/time-limit.ts'
import { safeHref } from '@/lib/urls.ts'
import {
  type ExternalTool,
  externalTools,
  type Feature,
  features,
  type NewTabs,
  newTabs,
  type Prompt,
  prompts,
  type SignOut,
} from './config-names.ts'
import { type Service, services } from './services.ts'

/** Configuration of a deployment: `config.json`, read once before the first render. */
export interface Config {
  /** Base URL of each service, absolute, without trailing slash. */
  services: Readonly<Record<Service, string>>
  identityProvider: {
    authority: string
    clientId: string
    /** Query parameter `environment` of the authorization request: `prd`. */
    environment: string
    /** Parameter `prompt` of the authorization request: `consent`. */
    prompt: Prompt | undefined
    /** Where logging out ends: at the provider, or at the console alone. */
    signOut: SignOut
    /** How a new tab is signed in; at the provider where a sign-in is to be told each time. */
    newTabs: NewTabs
  }
  objectStore: {
    /** URL of a store with path-style buckets; if absent, the provider's endpoint of the region. */
    endpoint: string | undefined
    region: string
  }
  /** Whether the test page is available. */
  testMode: boolean
  /** Name of the feature scope of each feature; a feature without one is off. */
  featureScopes: Readonly<Partial<Record<Feature, string>>>
  /** URL of each tool; a tool without one is not linked. */
  externalTools: Readonly<Partial<Record<ExternalTool, string>>>
  /** Templates of the commands for the images of a build; without one, no command is shown. */
  imageCommands: { pull: string | undefined; run: string | undefined }
  /** Where the console reports how long its users wait; nothing is measured without an address. */
  measurements: { address: string | undefined }
}

/** A required value of `config.json` is missing or not a string. The console cannot start. */
export class MissingValueError extends Error {
  override name = 'MissingValueError'
  readonly value: string
  readonly content: string | undefined

  /** `value` is the dotted name: `services.evaluation`; `content` the file, where there is one. */
  constructor(value: string, content?: string) {
    super(`Missing environment value: ${value}`)
    this.value = value
    this.content = content
  }
}

const fieldsOf = (value: unknown): { [name: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const optional = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const required = (value: unknown, name: string): string => {
  const text = optional(value)
  if (text === undefined) throw new MissingValueError(name)
  return text
}

/** The absolute URL without trailing slash; undefined if it is no http or https URL and no path of the origin. */
const absolute = (address: string, origin: string): string | undefined => {
  const whole = /^\/(?!\/)/.test(address) ? `${new URL(origin).origin}${address}` : address
  return safeHref(whole)?.replace(/\/+$/, '')
}

const requiredUrl = (value: unknown, name: string, origin: string): string =>
  required(absolute(required(value, name), origin), name)

const optionalUrl = (value: unknown, origin: string): string | undefined => {
  const address = optional(value)
  return address === undefined ? undefined : absolute(address, origin)
}

const record = <Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
): Record<Key, Value> =>
  // The entries have exactly these keys.
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>

/**
 * Reads the content of `config.json`. Relative URLs are resolved against `origin`.
 *
 * @throws MissingValueError naming the first required value that is missing
 */
const newTabsOf = (asked: string | undefined, prompt: string | undefined): NewTabs =>
  newTabs.find((each) => each === asked) ??
  (prompt === 'login' || prompt === 'select_account' ? 'sign-in' : 'share')

export const readConfig = (content: unknown, origin: string): Config => {
  const root = fieldsOf(content)
  const addresses = fieldsOf(root.services)
  const identityProvider = fieldsOf(root.identityProvider)
  const objectStore = fieldsOf(root.objectStore)
  const scopes = fieldsOf(root.featureScopes)
  const tools = fieldsOf(root.externalTools)
  const commands = fieldsOf(root.imageCommands)
  return {
    services: record(services, (service) =>
      requiredUrl(addresses[service], `services.${service}`, origin),
    ),
    identityProvider: {
      authority: requiredUrl(identityProvider.authority, 'identityProvider.authority', origin),
      clientId: required(identityProvider.clientId, 'identityProvider.clientId'),
      environment: optional(identityProvider.environment) ?? 'prd',
      prompt: prompts.find((each) => each === optional(identityProvider.prompt)),
      signOut: identityProvider.signOut === 'console' ? 'console' : 'provider',
      newTabs: newTabsOf(optional(identityProvider.newTabs), optional(identityProvider.prompt)),
    },
    objectStore: {
      endpoint: optionalUrl(objectStore.endpoint, origin),
      region: optional(objectStore.region) ?? 'ap-northeast-1',
    },
    testMode: root.testMode === 'true',
    featureScopes: record(features, (feature) => optional(scopes[feature])),
    externalTools: record(externalTools, (tool) => optionalUrl(tools[tool], origin)),
    imageCommands: { pull: optional(commands.pull), run: optional(commands.run) },
    measurements: { address: optionalUrl(fieldsOf(root.measurements).address, origin) },
  }
}

let current: Config | undefined

/** `config.json` is waited for so many milliseconds. */
const timeLimit = 30_000

const fetchConfig = async (): Promise<string> => {
  const limit = startTimeLimit(timeLimit)
  try {
    const url = `${import.meta.env.BASE_URL}config.json`
    const { signal } = limit
    const early = await takeEarly(new URL(url, location.origin).href, signal)
    const response = early ?? (await fetch(url, { signal }))
    if (!response.ok) throw new MissingValueError('config.json')
    return await response.text()
  } catch (thrown) {
    if (thrown instanceof MissingValueError) throw thrown
    const message = 'The configuration (config.json) of the console could not be loaded.'
    throw new Error(message, { cause: thrown })
  } finally {
    limit.stop()
  }
}

/** Reads the text of a `config.json`; what it throws holds the text, so that all its problems can be told. */
const readText = (text: string, origin: string): Config => {
  const named = (value: string) => new MissingValueError(value, text)
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw named('config.json')
  }
  try {
    return readConfig(content, origin)
  } catch (thrown) {
    throw thrown instanceof MissingValueError ? named(thrown.value) : thrown
  }
}

/** Problems that let the console start are told in the browser's log, long after the first page has come. */
const tellLater = (text: string) => {
  const tell = async () => {
    const { configProblems, problemText } = await import('./config-problems.ts')
    for (const problem of configProblems(text)) console.warn(`config.json: ${problemText(problem)}`)
  }
  // Code that cannot be had, as while the page is left, is nothing to tell: nobody asked for it.
  setTimeout(() => void tell().catch(() => undefined), 30_000)
}

/**
 * Fetches and reads `config.json` beside `index.html`.
 *
 * @throws MissingValueError for a missing value; names `config.json` if the file is missing or not JSON
 */
export const loadConfig = async (): Promise<Config> => {
  const text = await fetchConfig()
  current = readText(text, location.origin)
  tellLater(text)
  return current
}

/** The loaded configuration. Throws before `loadConfig` is done. */
export const config = (): Config => {
  if (!current) throw new Error('The configuration is not loaded yet.')
  return current
}
