// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import type { BatchGetMembersAnswer, Member, ProjectPage } from './wire.ts'

export const listProjectsAnswer = (
  overrideResponse: Partial<Extract<ProjectPage, object>> = {},
): ProjectPage => ({
  projects: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getMemberAnswer = (
  overrideResponse: Partial<Extract<Member, object>> = {},
): Member => ({
  subject_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
})

export const batchGetMembersAnswer = (
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
