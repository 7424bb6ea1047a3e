import type { ReportSuite, ScenarioType } from '@generated/evaluation/types.ts'

/** Types of suites that measure which objects are seen. */
const perceptionTypes: readonly string[] = [
  'perception',
  'annotationless_perception',
  'perception_2d',
] satisfies ScenarioType[]

/** Whether a suite is about perception: its reports can be drawn by distance. */
export const isPerception = ({ type }: Pick<ReportSuite, 'type'>): boolean =>
  perceptionTypes.includes(type)
