import type { Suite } from '@generated/evaluation/types.ts'

/** The steps of a project to its first report, in order. */
export const firstSteps = [
  {
    id: 'catalog',
    name: 'Catalog',
    what: 'A catalog stands for a vehicle: its repositories, and the suites that it runs.',
  },
  {
    id: 'repository',
    name: 'Repository',
    what: 'An integration builds the software of a git repository, by hand, by schedule or on push.',
  },
  {
    id: 'scenarios',
    name: 'Scenarios',
    what: 'A scenario describes what happens around the vehicle in one test.',
  },
  {
    id: 'suite',
    name: 'Suite',
    what: 'A suite is a set of approved scenarios that run together, once a catalog has it.',
  },
  {
    id: 'run',
    name: 'First run',
    what: 'An evaluation job builds the software and runs the suites of a catalog.',
  },
] as const satisfies readonly { id: string; name: string; what: string }[]

/** Whether a catalog has a suite: only then a job runs it. */
export const isAttached = ({ attachments }: Pick<Suite, 'attachments'>): boolean =>
  attachments.length > 0

/** Id of a step. */
export type FirstStepId = (typeof firstSteps)[number]['id']

/** How far each step is; undefined while it is not known. */
export type StepsDone = { readonly [id in FirstStepId]: boolean | undefined }

/** Where a step stands: the current one is the first that is not done, the others wait for it. */
export type StepState = 'done' | 'current' | 'later' | 'unknown'

/** The state of each step, in order. */
export const stepStates = (done: StepsDone): readonly StepState[] => {
  let isOpen = true
  return firstSteps.map(({ id }) => {
    if (done[id]) return 'done'
    if (!isOpen) return 'later'
    isOpen = false
    return done[id] === undefined ? 'unknown' : 'current'
  })
}
