import type { Random } from './random.ts'
import type { World } from './world.ts'
import { formerMemberIds } from './world-members.ts'

/** Subject id of a random member of a project, sometimes a former one. */
export const someone = (world: World, projectId: string, random: Random): string => {
  const members = world.members.get(projectId) ?? []
  if (members.length === 0 || random.chance(0.06)) return random.pick(formerMemberIds)
  return random.pick(members).subjectId
}

/** Name of a member of a project; undefined for a former member. */
export const nameOfMember = (world: World, projectId: string, subjectId: string) =>
  world.members.get(projectId)?.find((member) => member.subjectId === subjectId)?.name
