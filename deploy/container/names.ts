/**
 * Writes the names of the configuration as the container's start reads them: a line for each value, with its
 * environment variable, its group and its name in `config.json`, its kind and whether it is needed.
 */
import { configValues } from '../../src/config/config-problems.ts'

/** `identityProvider.clientId` → `CONSOLE_IDENTITY_PROVIDER_CLIENT_ID` */
const variableOf = (name: string) =>
  `CONSOLE_${name.replace(/([a-z])([A-Z])/g, '$1_$2').replace(/[.-]/g, '_')}`.toUpperCase()

for (const { name, kind, needed } of configValues()) {
  const [group = '', key] = name.split('.')
  const place = key === undefined ? `- ${group}` : `${group} ${key}`
  console.log(`${variableOf(name)} ${place} ${kind} ${needed ? 'needed' : 'optional'}`)
}
