import type { Story } from '../lib/stories.ts'
import { catalogStories } from './stories/catalog.ts'
import { evaluationStories } from './stories/evaluation.ts'
import { mlStories } from './stories/ml.ts'
import { scenarioStories } from './stories/scenario.ts'

/** Every story: together they make each changing call of the contracts at least once. */
export const stories: readonly Story[] = [
  ...catalogStories,
  ...evaluationStories,
  ...scenarioStories,
  ...mlStories,
]
