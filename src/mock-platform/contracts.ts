import * as auth from '@generated/auth/codec.ts'
import type { operations as AuthOperations } from '@generated/auth/types.ts'
import * as catalog from '@generated/catalog/codec.ts'
import type { operations as CatalogOperations } from '@generated/catalog/types.ts'
import * as evaluation from '@generated/evaluation/codec.ts'
import type { operations as EvaluationOperations } from '@generated/evaluation/types.ts'
import * as firmwareRegistry from '@generated/firmware-registry/codec.ts'
import type { operations as FirmwareRegistryOperations } from '@generated/firmware-registry/types.ts'
import * as map from '@generated/map/codec.ts'
import type { operations as MapOperations } from '@generated/map/types.ts'
import * as metrics from '@generated/metrics/codec.ts'
import type { operations as MetricsOperations } from '@generated/metrics/types.ts'
import * as ml from '@generated/ml/codec.ts'
import type { operations as MlOperations } from '@generated/ml/types.ts'
import * as notification from '@generated/notification/codec.ts'
import type { operations as NotificationOperations } from '@generated/notification/types.ts'
import * as project from '@generated/project/codec.ts'
import type { operations as ProjectOperations } from '@generated/project/types.ts'
import * as scenario from '@generated/scenario/codec.ts'
import type { operations as ScenarioOperations } from '@generated/scenario/types.ts'
import * as simulator from '@generated/simulator/codec.ts'
import type { operations as SimulatorOperations } from '@generated/simulator/types.ts'
import type { Service } from '@/config/services.ts'
import type { Operation } from '@/transport/operation.ts'

/** Types of every service's operations, by operation id. */
export interface OperationsOf {
  auth: AuthOperations
  project: ProjectOperations
  catalog: CatalogOperations
  'firmware-registry': FirmwareRegistryOperations
  simulator: SimulatorOperations
  evaluation: EvaluationOperations
  scenario: ScenarioOperations
  map: MapOperations
  metrics: MetricsOperations
  notification: NotificationOperations
  ml: MlOperations
}

interface Contract {
  /** The generated codec: plans and operations. */
  codec: object
  /** The generated random answers; loaded when an operation without state is first called. */
  mocks: () => Promise<object>
}

const contracts: { readonly [S in Service]: Contract } = {
  auth: { codec: auth, mocks: () => import('@generated/auth/mocks.ts') },
  project: { codec: project, mocks: () => import('@generated/project/mocks.ts') },
  catalog: { codec: catalog, mocks: () => import('@generated/catalog/mocks.ts') },
  'firmware-registry': {
    codec: firmwareRegistry,
    mocks: () => import('@generated/firmware-registry/mocks.ts'),
  },
  simulator: { codec: simulator, mocks: () => import('@generated/simulator/mocks.ts') },
  evaluation: { codec: evaluation, mocks: () => import('@generated/evaluation/mocks.ts') },
  scenario: { codec: scenario, mocks: () => import('@generated/scenario/mocks.ts') },
  map: { codec: map, mocks: () => import('@generated/map/mocks.ts') },
  metrics: { codec: metrics, mocks: () => import('@generated/metrics/mocks.ts') },
  notification: { codec: notification, mocks: () => import('@generated/notification/mocks.ts') },
  ml: { codec: ml, mocks: () => import('@generated/ml/mocks.ts') },
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value

/** Every operation of every service. */
export const operations: readonly Operation[] = Object.values(contracts).flatMap(({ codec }) =>
  Object.values(codec).filter(isOperation),
)

/** Name of an operation across services, as the ledger and the faults spell it. */
export const nameOf = ({ service, id }: Operation) => `${service}.${id}`

/** Loads the generated random answers of a service. */
export const loadMocks = (service: Service) => contracts[service].mocks()
