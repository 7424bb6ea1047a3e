// Relative imports only: the Vite config loads this file too and has no aliases.
import { services } from '../config/services.ts'
import { clientId } from './identity/client.ts'
import { type IdentityProfile, identityProfiles } from './identity/profiles.ts'
import { featureScopes } from './world/personas.ts'

/** URLs of external tools. The console only links to them; nothing answers there. */
const externalTools = {
  scenarioEditor: 'https://scenario-editor.example.com',
  scenarioViewer: 'https://scenario-viewer.example.com',
  logSimEditor: 'https://log-sim-editor.example.com',
  logSimViewer: 'https://log-sim-viewer.example.com',
  vectorMapBuilder: 'https://vector-map-builder.example.com',
  dataSearchConsole: 'https://data-search.example.com',
  projectConsole: 'https://projects.example.com',
}

/** Nothing is measured; tests choose an address. */
const noMeasurements: { address?: string } = {}

/** The console's `config.json` for the demo: everything on the page's own origin. */
export const configFor = (profile: IdentityProfile) => ({
  services: Object.fromEntries(services.map((service) => [service, `/services/${service}`])),
  identityProvider: {
    authority: '/identity',
    clientId,
    environment: 'prd',
    ...identityProfiles[profile].config,
  },
  objectStore: { endpoint: '/object-store' },
  testMode: 'true',
  featureScopes,
  externalTools,
  imageCommands: {
    pull: 'docker pull registry.example.com/{projectId}/{artifact}:{imageId}',
    run: 'docker run --rm -it registry.example.com/{projectId}/{artifact}:{imageId}',
  },
  measurements: noMeasurements,
})

/** The console's `config.json` for the demo's own identity provider. */
export const consoleConfig = configFor('standard')
