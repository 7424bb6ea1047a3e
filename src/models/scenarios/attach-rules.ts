import type { Suite } from '@generated/evaluation/types.ts'
import { counted } from '@/lib/count-text.ts'

/** Whether a suite holds a scenario, in any version. */
export const holds = ({ specs }: Pick<Suite, 'specs'>, id: string): boolean =>
  specs.some(({ scenarioId }) => scenarioId === id)

/** Whether a suite holds one of these scenarios in whatever version is the latest. */
export const holdsLatest = ({ specs }: Pick<Suite, 'specs'>, ids: ReadonlySet<string>): boolean =>
  specs.some(
    ({ scenarioId, scenarioVersionId }) => scenarioVersionId === undefined && ids.has(scenarioId),
  )

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

/**
 * Settings that a suite loses when a scenario is detached, each time it holds it: `version 3, must succeed`. Empty
 * where it holds nothing but the latest version.
 */
export const lossesOf = ({ specs }: Pick<Suite, 'specs'>, id: string): readonly string[] =>
  specs
    .filter(({ scenarioId }) => scenarioId === id)
    .map((spec) => {
      const overrides =
        spec.parameterSetOverrides.length + spec.scenarioParameterSetOverrides.length
      return [
        spec.scenarioVersionId !== undefined && `version ${spec.scenarioVersionId}`,
        spec.essential && 'must succeed',
        spec.unavailable && 'N/A',
        overrides > 0 && counted(overrides, 'override'),
      ]
        .filter(Boolean)
        .join(', ')
    })
    .filter((loss) => loss !== '')
