// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { BatchGetMembersAnswer, Member, ProjectPage } from './wire.ts'

export const getListProjectsResponseMock = (
  overrideResponse: Partial<Extract<ProjectPage, object>> = {},
): ProjectPage => ({
  projects: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetMemberResponseMock = (
  overrideResponse: Partial<Extract<Member, object>> = {},
): Member => ({
  subject_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
})

export const getBatchGetMembersResponseMock = (
  overrideResponse: Partial<Extract<BatchGetMembersAnswer, object>> = {},
): BatchGetMembersAnswer => ({
  members: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      subject_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  ...overrideResponse,
})

export const getListProjectsMockHandler = (
  overrideResponse?:
    | ProjectPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProjectPage> | ProjectPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListProjectsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetMemberMockHandler = (
  overrideResponse?:
    | Member
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Member> | Member),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/members/:subjectId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMemberResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getBatchGetMembersMockHandler = (
  overrideResponse?:
    | BatchGetMembersAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BatchGetMembersAnswer> | BatchGetMembersAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/members/batch',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBatchGetMembersResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getProjectServiceMock = () => [
  getListProjectsMockHandler(),
  getGetMemberMockHandler(),
  getBatchGetMembersMockHandler(),
]
