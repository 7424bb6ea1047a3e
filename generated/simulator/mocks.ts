// Generated from openapi/ by `npm run codegen`. Do not edit.

import type { HttpHandler } from 'msw'
import {
  type HandlerOptions,
  type HandlersOptions,
  handlerOf,
  handlersOf,
  type Mocks,
} from '@/mocks/handlers.ts'
import { listSimulatorsAnswer } from './random.ts'
import type { RequestSimulatorRequest, SimulatorPage } from './wire.ts'

/** Arguments and answers of the operations of the simulator service, in wire form. */
export interface SimulatorCalls {
  /** List the simulators of a job. */
  listSimulators: { path: 'project_id' | 'catalog_id'; body: undefined; answer: SimulatorPage }
  /** Request a simulator. */
  requestSimulator: {
    path: 'project_id' | 'catalog_id'
    body: RequestSimulatorRequest
    answer: undefined
  }
}

const mocks: Mocks<SimulatorCalls> = {
  listSimulators: {
    method: 'GET',
    path: '/projects/{project_id}/catalogs/{catalog_id}/simulators/',
    status: 200,
    random: listSimulatorsAnswer,
  },
  requestSimulator: {
    method: 'POST',
    path: '/projects/{project_id}/catalogs/{catalog_id}/simulators/',
    status: 204,
  },
}

/** MSW handlers of every operation of the simulator service. */
export const simulatorHandlers = (options: HandlersOptions<SimulatorCalls>): HttpHandler[] =>
  handlersOf(mocks, options)

/** MSW handler of one operation of the simulator service. */
export const simulatorHandler = <Id extends keyof SimulatorCalls>(
  id: Id,
  options: HandlerOptions<SimulatorCalls[Id]>,
): HttpHandler => handlerOf(mocks, id, options)
