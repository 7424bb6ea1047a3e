import { defineService } from '../../define-service.ts'
import { scenarioChangeHandlers } from './changes.ts'
import { scenarioHandlers } from './scenarios.ts'
import { scenarioShareHandlers } from './shares.ts'

/** Scenarios and their shares. Refusals have the form with an error name. */
export const scenarioService = defineService('scenario', {
  ...scenarioHandlers,
  ...scenarioChangeHandlers,
  ...scenarioShareHandlers,
})
