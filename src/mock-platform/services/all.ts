import type { ServiceState } from '../define-service.ts'
import { authService } from './auth.ts'
import { projectService } from './project.ts'

/** Every service that answers from state. The others answer random data of the right shape. */
export const serviceStates: readonly ServiceState[] = [authService, projectService]
