// By relative paths alone: the build reads this file too, and knows no aliases.
import { services } from '../config/services.ts'
import { clientId } from './identity/client.ts'
import { featureScopes } from './world/personas.ts'

/** Addresses of tools outside the console. Nothing answers there; the console only links to them. */
const externalTools = {
  scenarioEditor: 'https://scenario-editor.example.com',
  scenarioViewer: 'https://scenario-viewer.example.com',
  logSimEditor: 'https://log-sim-editor.example.com',
  logSimViewer: 'https://log-sim-viewer.example.com',
  vectorMapBuilder: 'https://vector-map-builder.example.com',
  dataSearchConsole: 'https://data-search.example.com',
  projectConsole: 'https://projects.example.com',
}

/** The console's `config.json` for the demo: everything on the page's own origin. */
export const consoleConfig = {
  services: Object.fromEntries(services.map((service) => [service, `/services/${service}`])),
  identityProvider: { authority: '/identity', clientId, environment: 'prd' },
  objectStore: { endpoint: '/object-store' },
  testMode: 'true',
  featureScopes,
  externalTools,
}
