// Generated from openapi/ by `npm run codegen`. Do not edit.

import {
  integer,
  itemByItem,
  list,
  object,
  string,
  type ObjectPlan,
  type Plan,
} from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'

export const NextToken: Plan = string
export const Id: Plan = string
export const Project: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  display_name: string,
})
export const ProjectPage: ObjectPlan = /* @__PURE__ */ object({
  projects: /* @__PURE__ */ list(Project),
  'next_token?': NextToken,
})
export const UserId: Plan = string
export const Member: ObjectPlan = /* @__PURE__ */ object({
  subject_id: UserId,
  name: string,
})
export const BatchGetMembersRequest: ObjectPlan = /* @__PURE__ */ object({
  member_subject_ids: /* @__PURE__ */ list(UserId),
})
export const BatchGetMembersAnswer: ObjectPlan = /* @__PURE__ */ object({
  members: /* @__PURE__ */ itemByItem(Member),
})

export const listProjectsOperation: Operation = {
  service: 'project',
  id: 'listProjects',
  method: 'GET',
  path: '/projects',
  alertId: 'getProjects',
  alertText: 'Failed to get the projects.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: ProjectPage,
}
export const getMemberOperation: Operation = {
  service: 'project',
  id: 'getMember',
  method: 'GET',
  path: '/projects/{projectId}/members/{subjectId}',
  alertId: 'getMembers',
  alertText: 'Failed to get the names of members.',
  errorKinds: { 404: 'MemberNotFound' },
  answer: Member,
}
export const batchGetMembersOperation: Operation = {
  service: 'project',
  id: 'batchGetMembers',
  method: 'POST',
  path: '/projects/{projectId}/members/batch',
  alertId: 'getMembers',
  alertText: 'Failed to get the names of members.',
  reads: true,
  errorKinds: { 404: 'MemberNotFound' },
  body: BatchGetMembersRequest,
  answer: BatchGetMembersAnswer,
}
