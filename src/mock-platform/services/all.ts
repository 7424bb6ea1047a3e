import type { ServiceState } from '../define-service.ts'
import { authService } from './auth.ts'
import { catalogService } from './catalog/serve-catalog.ts'
import { evaluationService } from './evaluation/evaluation.ts'
import { firmwareRegistryService } from './firmware-registry.ts'
import { metricsService } from './metrics.ts'
import { mlService } from './ml/ml.ts'
import { notificationService } from './notification.ts'
import { projectService } from './project.ts'
import { scenarioService } from './scenario/serve-scenario.ts'
import { mapService } from './serve-map.ts'
import { simulatorService } from './serve-simulator.ts'

/** All services with handlers. The others answer random data of the declared shape. */
export const serviceStates: readonly ServiceState[] = [
  authService,
  catalogService,
  evaluationService,
  firmwareRegistryService,
  mapService,
  metricsService,
  mlService,
  notificationService,
  projectService,
  scenarioService,
  simulatorService,
]
