import type { Suite } from '@generated/evaluation/types.ts'

/** Whether a suite holds a scenario, in any version. */
export const holds = ({ specs }: Pick<Suite, 'specs'>, id: string): boolean =>
  specs.some(({ scenarioId }) => scenarioId === id)

/** Texts of the question before a scenario is attached or detached. */
export const attachTexts = {
  attach: {
    label: 'Attach',
    question: 'Attache the scenario?',
    done: 'The scenario has been attached to the suite',
  },
  detach: {
    label: 'Detach',
    question: 'Detach the scenario?',
    done: 'The scenario has been detached from the suite',
  },
} as const
