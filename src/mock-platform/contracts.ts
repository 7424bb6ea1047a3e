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
import type { HttpHandler } from 'msw'
import type { Service } from '@/config/services.ts'
import type { MockOptions } from '@/mocks/handlers.ts'
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

/** Makes MSW handlers of all operations of a service, which answer random data. */
type MakeHandlers = (options: MockOptions) => HttpHandler[]

interface Contract {
  /** The generated codec: plans and operations. */
  codec: object
  /** The generated random answers; loaded when an operation without state is first called. */
  mocks: () => Promise<MakeHandlers>
}

const contracts: { readonly [S in Service]: Contract } = {
  auth: {
    codec: auth,
    mocks: async () => (await import('@generated/auth/mocks.ts')).authHandlers,
  },
  project: {
    codec: project,
    mocks: async () => (await import('@generated/project/mocks.ts')).projectHandlers,
  },
  catalog: {
    codec: catalog,
    mocks: async () => (await import('@generated/catalog/mocks.ts')).catalogHandlers,
  },
  'firmware-registry': {
    codec: firmwareRegistry,
    mocks: async () =>
      (await import('@generated/firmware-registry/mocks.ts')).firmwareRegistryHandlers,
  },
  simulator: {
    codec: simulator,
    mocks: async () => (await import('@generated/simulator/mocks.ts')).simulatorHandlers,
  },
  evaluation: {
    codec: evaluation,
    mocks: async () => (await import('@generated/evaluation/mocks.ts')).evaluationHandlers,
  },
  scenario: {
    codec: scenario,
    mocks: async () => (await import('@generated/scenario/mocks.ts')).scenarioHandlers,
  },
  map: {
    codec: map,
    mocks: async () => (await import('@generated/map/mocks.ts')).mapHandlers,
  },
  metrics: {
    codec: metrics,
    mocks: async () => (await import('@generated/metrics/mocks.ts')).metricsHandlers,
  },
  notification: {
    codec: notification,
    mocks: async () => (await import('@generated/notification/mocks.ts')).notificationHandlers,
  },
  ml: {
    codec: ml,
    mocks: async () => (await import('@generated/ml/mocks.ts')).mlHandlers,
  },
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value

/** Every operation of every service. */
export const operations: readonly Operation[] = Object.values(contracts).flatMap(({ codec }) =>
  Object.values(codec).filter(isOperation),
)

/** Name of an operation across services, as the ledger and the faults spell it. */
export const nameOf = ({ service, id }: Operation) => `${service}.${id}`

/** Loads the generated mocks of a service. */
export const loadMocks = (service: Service) => contracts[service].mocks()
