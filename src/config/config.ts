import { safeHref } from '@/lib/urls.ts'
import { type Service, services } from './services.ts'

/** The features that not everybody sees; each belongs to a feature scope of the platform. */
export const features = [
  'internalStaff',
  'privileged',
  'caret',
  'reconstructionAccuracy',
  'webauto',
] as const

/** A feature that not everybody sees. */
export type Feature = (typeof features)[number]

/** The tools outside the console that it links to. */
export const externalTools = [
  'scenarioEditor',
  'scenarioViewer',
  'logSimEditor',
  'logSimViewer',
  'vectorMapBuilder',
  'dataSearchConsole',
  'projectConsole',
] as const

/** A tool outside the console. */
export type ExternalTool = (typeof externalTools)[number]

/** What a deployment says about itself: `config.json`, read once before the first render. */
export interface Config {
  /** Address of each service, absolute, without trailing slash. */
  services: Readonly<Record<Service, string>>
  identityProvider: {
    authority: string
    clientId: string
    /** What the sign-in asks the provider for besides: `prd`. */
    environment: string
  }
  objectStore: {
    /** Address of a store with buckets in its paths; that of the provider's region when absent. */
    endpoint: string | undefined
    region: string
  }
  /** The test page is there. */
  testMode: boolean
  /** Name of the feature scope of each feature; a feature without one is off. */
  featureScopes: Readonly<Partial<Record<Feature, string>>>
  /** Addresses of the tools; a tool without one is not linked to. */
  externalTools: Readonly<Partial<Record<ExternalTool, string>>>
}

/** A required value of `config.json` is missing or no text. The console cannot start. */
export class MissingValueError extends Error {
  override name = 'MissingValueError'

  /** `value` is the dotted name: `services.evaluation`. */
  constructor(value: string) {
    super(`Missing environment value: ${value}`)
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

/** Undefined for what is no address of the web. */
const absolute = (address: string, origin: string): string | undefined =>
  safeHref(URL.parse(address, origin)?.href)?.replace(/\/+$/, '')

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
  // Made from exactly these keys.
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>

/**
 * Reads the content of `config.json`. Relative addresses are resolved against `origin`. Throws
 * `MissingValueError` naming the first required value that is not there.
 */
export const readConfig = (content: unknown, origin: string): Config => {
  const root = fieldsOf(content)
  const addresses = fieldsOf(root.services)
  const identityProvider = fieldsOf(root.identityProvider)
  const objectStore = fieldsOf(root.objectStore)
  const scopes = fieldsOf(root.featureScopes)
  const tools = fieldsOf(root.externalTools)
  return {
    services: record(services, (service) =>
      requiredUrl(addresses[service], `services.${service}`, origin),
    ),
    identityProvider: {
      authority: requiredUrl(identityProvider.authority, 'identityProvider.authority', origin),
      clientId: required(identityProvider.clientId, 'identityProvider.clientId'),
      environment: optional(identityProvider.environment) ?? 'prd',
    },
    objectStore: {
      endpoint: optionalUrl(objectStore.endpoint, origin),
      region: optional(objectStore.region) ?? 'ap-northeast-1',
    },
    testMode: root.testMode === 'true',
    featureScopes: record(features, (feature) => optional(scopes[feature])),
    externalTools: record(externalTools, (tool) => optionalUrl(tools[tool], origin)),
  }
}

let current: Config | undefined

/**
 * Fetches and reads `config.json` beside `index.html`. Throws `MissingValueError` for a missing value,
 * naming `config.json` itself when there is no such file or it is no JSON.
 */
export const loadConfig = async (): Promise<Config> => {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`)
  if (!response.ok) throw new MissingValueError('config.json')
  const content: unknown = await response.json().catch(() => {
    throw new MissingValueError('config.json')
  })
  current = readConfig(content, location.origin)
  return current
}

/** The configuration in force. Throws when it is asked for before `loadConfig` is done. */
export const config = (): Config => {
  if (!current) throw new Error('The configuration is not loaded yet.')
  return current
}
