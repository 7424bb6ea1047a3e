import type { Member } from '@generated/project/types.ts'
import { personas } from './personas.ts'
import type { Random } from './random.ts'
import { isUntidy } from './vocabulary/choose.ts'
import { tidy } from './vocabulary/tidy.ts'
import { untidy } from './vocabulary/untidy.ts'
import { projectIds } from './world-projects.ts'

/** Subject ids of former members, which no project resolves. */
export const formerMemberIds = [
  '71f0c2d8-3e64-4a1b-9c5d-8b2e6a0f4d17',
  '2c9a5e83-b7d1-4f06-a8e4-d35b1c7f9062',
] as const

/**
 * Members by project id. Tidy projects have the same people, the untidy one some of them and its own; the empty
 * one has only those who can sign in.
 */
export const createMembers = (random: Random): ReadonlyMap<string, readonly Member[]> => {
  const others = tidy.memberNames.map((name) => ({ subjectId: random.uuid(), name }))
  const known = new Map(others.map((member) => [member.name, member]))
  const untidyOthers = untidy.memberNames.map(
    (name) => known.get(name) ?? { subjectId: random.uuid(), name },
  )
  const othersOf = (projectId: string) => {
    if (projectId === projectIds.empty) return []
    return isUntidy(projectId) ? untidyOthers : others
  }
  return new Map(
    Object.values(projectIds).map((projectId) => [
      projectId,
      [
        ...personas
          .filter((persona) => persona.projectIds.includes(projectId))
          .map(({ subjectId, name }) => ({ subjectId, name })),
        ...othersOf(projectId),
      ],
    ]),
  )
}
