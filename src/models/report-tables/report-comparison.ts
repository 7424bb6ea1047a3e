import type { CaseReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { caseKeyOf, type IdentifiedCase } from '@/models/reports/case-identity.ts'

/** A report that is compared with that of another job: what it is of, by which the other one is found. */
export interface Compared {
  level: 'suite' | 'spec' | 'case'
  jobId: string
  catalogId: string
  suiteId: string
  scenarioId?: string
  parameters?: CaseReport['scenarioParameters']
}

/** A suite report as it is compared. */
export const comparedSuite = ({ jobId, catalog, suite }: SuiteReport): Compared => ({
  level: 'suite',
  jobId,
  catalogId: catalog.id,
  suiteId: suite.id,
})

/** A spec report as it is compared. */
export const comparedSpec = (
  jobId: string,
  { catalog, suite, scenario }: SpecReport,
): Compared => ({
  level: 'spec',
  jobId,
  catalogId: catalog.id,
  suiteId: suite.id,
  scenarioId: scenario.id,
})

/** A case report as it is compared, of a scenario that a suite ran. */
export const comparedCase = (
  jobId: string,
  spec: SpecReport,
  { scenarioParameters }: CaseReport,
): Compared => ({
  ...comparedSpec(jobId, spec),
  level: 'case',
  parameters: scenarioParameters,
})

/** Text for a job without a matching report. */
export const noMatchText: { readonly [level in Compared['level']]: string } = {
  suite: "The selected job does't have any results with the watching suite.",
  spec: "The selected job does't have any results with the watching scenario.",
  case: "The selected job does't have any results with the watching scenario parameters.",
}

/** Whether a case is the one that is compared: of the same scenario, with exactly the same parameters. */
export const isSameCase = (
  { scenarioId = '', parameters = {} }: Pick<Compared, 'scenarioId' | 'parameters'>,
  report: IdentifiedCase,
): boolean =>
  caseKeyOf({ scenario: { id: scenarioId }, scenarioParameters: parameters }) === caseKeyOf(report)

/** A fact of a report, side by side with that of another one. */
export interface ComparedFact {
  name: string
  here: string | undefined
  there: string | undefined
}

const orNothing = (text: string | undefined) => text?.trim() || undefined

/** Result of a case and its reasons, side by side: its status, its causes, and the message of each component. */
export const caseFacts = (
  here: CaseReport,
  there: CaseReport,
  textOf: {
    status: (status: CaseReport['status']) => string
    duration: (report: CaseReport) => string | undefined
  },
): ComparedFact[] => {
  const components = [
    ...new Set([...here.components, ...there.components].map(({ componentName }) => componentName)),
  ]
  const messageOf = (report: CaseReport, name: string) =>
    orNothing(report.components.find(({ componentName }) => componentName === name)?.message)
  const fact = (name: string, of: (report: CaseReport) => string | undefined): ComparedFact => ({
    name,
    here: of(here),
    there: of(there),
  })
  return [
    fact('Status', ({ status }) => textOf.status(status)),
    fact('Took', textOf.duration),
    fact('Failure causes', ({ failureCauseLabels }) => orNothing(failureCauseLabels.join(', '))),
    fact('Scenario version', ({ scenario }) => String(scenario.versionId)),
    fact('Map', ({ areaMap }) => orNothing(areaMap?.displayName)),
    fact('Simulation', ({ simulation }) => simulation.name),
    ...components.map((name) => fact(name, (report) => messageOf(report, name))),
  ]
}

/** Facts that differ first, each group in its order. */
export const differingFirst = (facts: readonly ComparedFact[]): ComparedFact[] => [
  ...facts.filter(({ here, there }) => here !== there),
  ...facts.filter(({ here, there }) => here === there),
]
