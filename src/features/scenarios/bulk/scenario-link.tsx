import type { Scenario } from '@generated/scenario/types.ts'
import { ScenarioLink } from '@/page/links.tsx'

/** Link to a scenario in a table of outcomes. */
export const linkOf = ({ id, displayName }: Scenario) => <ScenarioLink id={id} name={displayName} />
