import type { Member } from '@generated/project/types.ts'
import { personas } from './personas.ts'
import { projectIds } from './projects.ts'
import type { Random } from './random.ts'

/** Plain names, and names that try a reader: markup, quotes, right-to-left, very long, one letter. */
const names = [
  'Haruto Sato',
  'Sophie Dubois',
  'Priya Raman',
  '<b>Bobby</b> <img src=x onerror=alert(1)>',
  `Siobhán "Shiv" O'Neill`,
  'ليلى حداد',
  'נועה לוי',
  'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh von und zu Hohenlohe-Langenburg-Schillingsfürst the Younger of the Northern Test Track',
  '陳大文',
  'Oluwaseun Adébáyọ̀',
  'X',
  'Robert"); DROP TABLE members;--',
  'Zoë 🚕 Martínez',
  'Emeka & Sons',
] as const

/** People who made things and have left: no project resolves these subject ids any more. */
export const formerMemberIds = [
  '71f0c2d8-3e64-4a1b-9c5d-8b2e6a0f4d17',
  '2c9a5e83-b7d1-4f06-a8e4-d35b1c7f9062',
] as const

/** Members of each project, by project id. The same people in every project, the empty one has fewer. */
export const createMembers = (random: Random): ReadonlyMap<string, readonly Member[]> => {
  const others = names.map((name) => ({ subjectId: random.uuid(), name }))
  return new Map(
    Object.values(projectIds).map((projectId) => [
      projectId,
      [
        ...personas
          .filter((persona) => persona.projectIds.includes(projectId))
          .map(({ subjectId, name }) => ({ subjectId, name })),
        ...(projectId === projectIds.empty ? [] : others),
      ],
    ]),
  )
}
