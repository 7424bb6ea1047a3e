import type { ServiceState } from '../define-service.ts'
import { authService } from './auth.ts'
import { catalogService } from './catalog/catalog.ts'
import { evaluationService } from './evaluation/evaluation.ts'
import { firmwareRegistryService } from './firmware-registry.ts'
import { mlService } from './ml.ts'
import { projectService } from './project.ts'
import { scenarioService } from './scenario/scenario.ts'
import { simulatorService } from './simulator.ts'

/** Every service that answers from state. The others answer random data of the right shape. */
export const serviceStates: readonly ServiceState[] = [
  authService,
  catalogService,
  evaluationService,
  firmwareRegistryService,
  mlService,
  projectService,
  scenarioService,
  simulatorService,
]
