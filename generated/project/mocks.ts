// Generated from openapi/ by `npm run codegen`. Do not edit.

import type { HttpHandler } from 'msw'
import {
  type HandlerOptions,
  type HandlersOptions,
  handlerOf,
  handlersOf,
  type Mocks,
} from '@/mocks/handlers.ts'
import { batchGetMembersAnswer, getMemberAnswer, listProjectsAnswer } from './random.ts'
import type { BatchGetMembersAnswer, BatchGetMembersRequest, Member, ProjectPage } from './wire.ts'

/** Arguments and answers of the operations of the project service, in wire form. */
export interface ProjectCalls {
  /** List the user's projects. */
  listProjects: { path: never; body: undefined; answer: ProjectPage }
  /** Get a member. */
  getMember: { path: 'project_id' | 'subject_id'; body: undefined; answer: Member }
  /** Get several members. */
  batchGetMembers: {
    path: 'project_id'
    body: BatchGetMembersRequest
    answer: BatchGetMembersAnswer
  }
}

const mocks: Mocks<ProjectCalls> = {
  listProjects: { method: 'GET', path: '/projects', status: 200, random: listProjectsAnswer },
  getMember: {
    method: 'GET',
    path: '/projects/{project_id}/members/{subject_id}',
    status: 200,
    random: getMemberAnswer,
  },
  batchGetMembers: {
    method: 'POST',
    path: '/projects/{project_id}/members/batch',
    status: 200,
    random: batchGetMembersAnswer,
  },
}

/** MSW handlers of every operation of the project service. */
export const projectHandlers = (options: HandlersOptions<ProjectCalls>): HttpHandler[] =>
  handlersOf(mocks, options)

/** MSW handler of one operation of the project service. */
export const projectHandler = <Id extends keyof ProjectCalls>(
  id: Id,
  options: HandlerOptions<ProjectCalls[Id]>,
): HttpHandler => handlerOf(mocks, id, options)
