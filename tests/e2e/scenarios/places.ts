import { projectIds } from '@/mock-platform/world/projects.ts'
import { overview } from '../support/console.ts'
import { first, heading, noId, type ReadPlace, reads, type Screen } from '../support/place.ts'
import { flagger, scenarioAddress, scenarioListRows, versionRows } from '../support/scenarios.ts'
import { suiteRows } from '../support/suites.ts'

const scenarios = '/evaluation/scenarios'

/** The screens of the area. */
export const screens: readonly Screen[] = [
  {
    name: 'the list of scenarios',
    address: scenarios,
    heading: 'Scenarios',
    content: (page) => scenarioListRows(page).nth(19),
  },
  {
    name: 'the page of a scenario',
    address: () => scenarioAddress(flagger),
    heading: flagger,
    content: (page) => versionRows(page).nth(2),
    missing: {
      address: async () => `${await scenarioAddress(flagger)}?project_id=${projectIds.empty}`,
      heading: 'Scenario not found',
      link: 'All scenarios',
      to: 'Scenarios',
    },
    invalid: { address: `${scenarios}/${noId}`, text: 'Invalid Scenario ID.' },
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the list of scenarios', scenarios, {
    'scenario.listScenarios': [first(scenarioListRows), heading('Scenarios')],
  }),
  ...reads('the page of a scenario', () => scenarioAddress(flagger), {
    'scenario.getScenario': [heading(flagger), heading('Scenario')],
    'scenario.listScenarioVersions': [first(versionRows), heading(flagger)],
  }),
  ...reads('an earlier version', () => scenarioAddress(flagger, { below: '?version=1' }), {
    'scenario.getScenarioVersion': [overview, heading(flagger)],
  }),
  ...reads('the suites of a scenario', () => scenarioAddress(flagger, { below: '?tab=suites' }), {
    'evaluation.listSuitesByScenario': [first(suiteRows), heading(flagger)],
  }),
]
