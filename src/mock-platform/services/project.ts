import { pageOf } from '../core/platform-paging.ts'
import { refuse } from '../core/refusal.ts'
import { defineService, ok } from '../define-service.ts'

/** Projects of the user, and their members. */
export const projectService = defineService('project', {
  listProjects: ({ query, user, world }) => {
    const own = world.projects.filter(({ id }) => user.projectIds.includes(id))
    const { items, ...token } = pageOf(own, query)
    return ok({ projects: items, ...token })
  },
  getMember: ({ path, world }) => {
    const member = world.members
      .get(path.projectId)
      ?.find(({ subjectId }) => subjectId === path.subjectId)
    return member ? ok(member) : refuse(404, 'member_not_found', 'The project has no such member.')
  },
  batchGetMembers: ({ path, body, world }) => {
    const wanted = new Set(body.memberSubjectIds)
    const members = world.members.get(path.projectId) ?? []
    return ok({ members: members.filter(({ subjectId }) => wanted.has(subjectId)) })
  },
})
