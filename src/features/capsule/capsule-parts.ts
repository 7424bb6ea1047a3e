import type {
  CaseReport,
  CaseResults,
  JobReport,
  SpecReport,
  SuiteReport,
} from '@generated/evaluation/types.ts'
import { changeCounts, listedChanges, listedKinds } from '@/evidence/changes.ts'
import type { CaseChangeRow } from '@/evidence/engine/answer-change.ts'
import type { JobHeader } from '@/evidence/engine/job-header.ts'
import {
  byMessage,
  causeCounts,
  countingFailures,
  type Failure,
  type FailureGroup,
  failuresOf,
  startsOpen,
} from '@/evidence/failure-groups.ts'
import type { SpecFinder } from '@/evidence/failure-places.ts'
import { failedComponentOf } from '@/evidence/failure-signature.ts'
import { counted } from '@/lib/count-text.ts'
import { formatDuration, secondsBetween } from '@/lib/durations.ts'
import { formatCount } from '@/lib/numbers.ts'
import { keysOf } from '@/lib/objects.ts'
import { dot } from '@/lib/text.ts'
import { parameterNamesOf, parameterTexts } from '@/models/reports/case-parameters.ts'
import { jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { failureCausesOf, resultOf } from '@/models/reports/report-results.ts'
import { sourceOf } from '@/models/reports/report-source.ts'
import { userNameOf } from '@/models/reports/report-user.ts'
import { partVerdictOf, type Verdict, verdictOf } from '@/models/reports/verdict.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import { type Fact, factList, link, momentText, plain } from './capsule.ts'
import { type Content, type Html, html } from './capsule-html.ts'
import { addressOf, classOf, statusText, type Writing } from './capsule-writing.ts'

/** The suites, scenarios and cases of a job or a suite, as far as they could be read. */
export interface Tested {
  suites: readonly SuiteReport[]
  specs: readonly SpecReport[]
  cases: readonly CaseReport[]
  specOf: SpecFinder
}

/** Changes of the cases since an earlier job. */
export interface Since {
  baseline: JobHeader
  changes: readonly CaseChangeRow[]
}

const tookText = ({ startedAt, finishedAt }: Pick<JobReport, 'startedAt' | 'finishedAt'>) =>
  formatDuration(secondsBetween(startedAt, finishedAt))

const countsText = ({ failureCount, successCount, totalCount }: CaseResults) =>
  `${failureCount > 0 ? `${formatCount(failureCount)} failed, ` : ''}${formatCount(successCount)} of ${formatCount(totalCount)} succeeded`

const chips = (label: string, texts: readonly Content[]): Content =>
  texts.length > 0 &&
  html`<ul class="chips" aria-label="${label}">${texts.map((text) => html`<li>${text}</li>`)}</ul>`

/** Any failure shows, however few there are. */
const bar = ({ totalCount, successCount, failureCount }: CaseResults): Content => {
  if (totalCount === 0) return undefined
  const red = failureCount > 0 ? Math.max(failureCount, totalCount / 100) : 0
  return html`<svg class="bar" viewBox="0 0 ${totalCount} 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${totalCount}" height="1"/><rect class="s" width="${failureCount + successCount}" height="1"/><rect class="f" width="${red}" height="1"/></svg>`
}

const sinceText = ({ baseline, changes }: Since): Content => {
  const counts = changeCounts(changes)
  const figures = listedKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const { sign, figure } = listedChanges[kind]
      return `${sign}${formatCount(counts[kind])} ${figure}`
    })
  return html`<p>Compared with ${plain(jobTitle(baseline))} of ${momentText(baseline.scheduledAt)}: ${figures.join(', ') || 'no change'}</p>`
}

const verdictCard = (
  { status, headline, counts, reason }: Verdict,
  causes: readonly Content[],
  since?: Since | undefined,
): Html => {
  const tone = status === 'failed' ? 'bad' : status === 'succeeded' ? 'good' : ''
  return html`<section class="card ${tone}" aria-label="Verdict">
<p class="head">${statusText(status)}${headline !== statusWord(status) && html`${dot}${headline}`}</p>
${counts && html`<p>${countsText(counts)}</p>${bar(counts)}`}
${reason && html`<p class="k">${plain(reason)}</p>`}
${since && sinceText(since)}
${chips('Causes', causes)}
</section>`
}

const causesOf = (failures: readonly Failure[]): Html[] =>
  causeCounts(failures).map(({ cause, count }) => html`${plain(cause)} ${formatCount(count)}`)

/** All that the components of a case say, whole. */
const messagesOf = ({ components, failureCauseLabels }: CaseReport): Html[] => {
  const said = components.flatMap(({ componentName, message, failureCauseLabels: causes }) =>
    message?.trim() || causes.length > 0
      ? [
          html`<b>${plain(componentName)}</b>${causes.length > 0 && html` (${plain(causes.join(', '))})`}${message?.trim() && html`: ${message.trim()}`}`,
        ]
      : [],
  )
  return said.length > 0 || failureCauseLabels.length === 0
    ? said
    : [plain(failureCauseLabels.join(', '))]
}

const lines = (texts: readonly Html[]): Content =>
  texts.map((text, index) => [index > 0 && '\n', text])

const failureGroup = (
  { failures: [first, ...rest] }: FailureGroup,
  writing: Writing,
  { isOpen, isNew }: { isOpen: boolean; isNew: (failure: Failure) => boolean },
): Html => {
  const failures = [first, ...rest]
  const said = failures.map(({ report }) => messagesOf(report))
  const texts = new Set(said.map((parts) => parts.map(({ markup }) => markup).join('\n')))
  const isSame = texts.size === 1
  const component = failedComponentOf(first.report)
  // One message of one line stands in the summary already.
  const isSaid = isSame && said[0]?.length === 1 && component?.message?.trim() === first.message
  const fresh = failures.filter(isNew).length
  const { cause } = first.signature
  return html`<details${isOpen && html` open`}><summary><span class="F">${counted(failures.length, 'case')}</span>${fresh > 0 && html`${dot}${fresh} new`}${cause !== undefined && html`${dot}${plain(cause)}`}${component && html`${dot}${plain(component.componentName)}`}<br><span class="k">${plain(first.message)}</span></summary>
${isSame && !isSaid && html`<p class="k">${lines(said[0] ?? [])}</p>`}
<div class="wide" role="group" aria-label="Failed cases" tabindex="0"><table><thead><tr><th scope="col">Scenario</th><th scope="col">Parameters</th>${!isSame && html`<th scope="col">Messages</th>`}</tr></thead><tbody>
${failures.map((failure, index) => {
  const { report, spec, varying } = failure
  const to = spec && addressOf(writing, spec.parents.suiteReportId, spec.id, report.id)
  return html`<tr><td>${link(to, report.scenario.displayName)}${isNew(failure) && html` <b>new</b>`}<td>${varying.join(', ')}${!isSame && html`<td class="k">${lines(said[index] ?? [])}`}
`
})}</tbody></table></div></details>
`
}

const failureSection = (
  failures: readonly Failure[],
  writing: Writing,
  since: Since | undefined,
): Content => {
  if (failures.length === 0) return undefined
  const fresh = new Set(
    since?.changes.flatMap(({ kind, now }) => (kind === 'new' && now ? now.id : [])),
  )
  const isNew = ({ report }: Failure) => fresh.has(report.id)
  const isOpen = startsOpen(failures)
  return html`<section aria-labelledby="failures"><h2 id="failures">Failures</h2>
${byMessage(failures).map((group) => failureGroup(group, writing, { isOpen, isNew }))}</section>`
}

/** The listed changes: failures stand above, and all that ran below. */
const changeKinds = ['fixed', 'flaky', 'removed'] as const

const changeTable = (changes: Since['changes'], label: string): Html =>
  html`<div class="wide" role="group" aria-label="${label}" tabindex="0"><table><thead><tr><th scope="col">Scenario</th><th scope="col">Parameters</th></tr></thead><tbody>
${changes.map(({ scenario, parameters: scenarioParameters }) => {
  const parameters = parameterTexts({ scenarioParameters }, keysOf(scenarioParameters))
  return html`<tr><td>${scenario}<td>${parameters.join(', ')}
`
})}</tbody></table></div>`

const changeSection = (since: Since | undefined): Content => {
  if (!since) return undefined
  const byKind = Map.groupBy(since.changes, ({ kind }) => kind)
  const blocks = changeKinds.flatMap((kind) => {
    const changes = byKind.get(kind)
    const { label } = listedChanges[kind]
    return changes
      ? html`<details><summary><b>${label}</b>${dot}${counted(changes.length, 'case')}</summary>${changeTable(changes, label)}</details>
`
      : []
  })
  return html`<section aria-labelledby="changes"><h2 id="changes">What changed</h2>
${sinceText(since)}${blocks}</section>`
}

/** The cases of a scenario: what they have in common above, and a column for each parameter in which they differ. */
const caseTable = (cases: readonly CaseReport[]): Content => {
  if (cases.length === 0) return undefined
  const { varying, fixed } = parameterNamesOf(cases)
  const [first] = cases
  const common = first ? parameterTexts(first, fixed) : []
  return html`${common.length > 0 && html`<p class="m">In all cases: ${plain(common.join(', '))}</p>`}
<div class="wide" role="group" aria-label="Cases" tabindex="0"><table><thead><tr><th scope="col">State</th>${varying.map((name) => html`<th scope="col">${plain(name)}</th>`)}<th scope="col">Took</th></tr></thead><tbody>
${cases.map(
  (report) =>
    html`<tr class="${classOf(report.status)}"><td>${statusText(report.status)}${varying.map((name) => html`<td>${Object.hasOwn(report.scenarioParameters, name) && report.scenarioParameters[name]}`)}<td>${tookText(report)}
`,
)}</tbody></table></div>`
}

const specBlock = (spec: SpecReport, cases: readonly CaseReport[], writing: Writing): Html => {
  const { status, counts } = resultOf(spec, writing.naMode)
  const to = addressOf(writing, spec.parents.suiteReportId, spec.id)
  const marksOf = [
    spec.essential && 'Essential',
    spec.unavailable && 'N/A',
    ...failureCausesOf(spec, writing.naMode),
  ]
  return html`<details class="${classOf(status)}"><summary><span class="${classOf(status)}">${statusText(status)}</span> ${plain(spec.scenario.displayName)} <span class="m">${counts && countsText(counts)}</span></summary>
<p class="m">${[link(to, 'Open in the console'), marksOf.filter((mark) => mark !== false).map((mark) => [dot, plain(mark)])]}</p>
${spec.failMessage && html`<p class="k">${plain(spec.failMessage)}</p>`}${caseTable(cases)}</details>
`
}

type CasesBySpec = ReadonlyMap<string | undefined, readonly CaseReport[]>

const specList = (specs: readonly SpecReport[], cases: CasesBySpec, writing: Writing): Content =>
  failedFirst(specs, writing).map((spec) => specBlock(spec, cases.get(spec.id) ?? [], writing))

const failedFirst = <Report extends SuiteReport | SpecReport>(
  reports: readonly Report[],
  { naMode }: Writing,
): Report[] => {
  const isFailed = (report: Report) => resultOf(report, naMode).status === 'failed'
  return [...reports.filter(isFailed), ...reports.filter((report) => !isFailed(report))]
}

const suiteBlock = (
  report: SuiteReport,
  specs: readonly SpecReport[],
  cases: CasesBySpec,
  writing: Writing,
): Html => {
  const { status, counts } = resultOf(report, writing.naMode)
  const to = addressOf(writing, report.id)
  return html`<details class="${classOf(status)}"${status === 'failed' && html` open`}><summary><span class="${classOf(status)}">${statusText(status)}</span> <b>${plain(report.suite.displayName)}</b> <span class="m">${counts && countsText(counts)}</span></summary>
<p class="m">${link(to, 'Open in the console')}${[report.suite.type, report.simulation.name, tookText(report)].map((text) => text !== undefined && [dot, plain(text)])}</p>
${report.failMessage && html`<p class="k">${plain(report.failMessage)}</p>`}${specList(
  specs.filter(({ parents }) => parents.suiteReportId === report.id),
  cases,
  writing,
)}</details>
`
}

/** Shows only cases of one state, without a script. */
const pick: Html = html`<fieldset class="pick"><legend>Cases</legend>
<label><input type="radio" name="cases" id="all" checked> all</label>
<label><input type="radio" name="cases" id="failed"> failed</label>
<label><input type="radio" name="cases" id="passed"> succeeded</label>
<label><input type="radio" name="cases" id="others"> others</label>
</fieldset>
<p class="m screen">The search of the browser finds what is folded, too.</p>`

const partSection = (title: string, list: Content, rest: readonly CaseReport[]): Html =>
  html`<section aria-labelledby="parts"><h2 id="parts">${title}</h2>
${pick}
<div class="list">${list}${rest.length > 0 && html`<details><summary>Cases of unknown scenarios</summary>${caseTable(rest)}</details>`}</div></section>`

const bySpecOf = ({ cases, specOf }: Tested) => Map.groupBy(cases, (report) => specOf(report)?.id)

/** A job, as the capsule keeps it. */
export const jobBody = (
  report: JobReport,
  tested: Tested,
  writing: Writing,
  since?: Since | undefined,
): Html => {
  const bySpec = bySpecOf(tested)
  const failures = countingFailures(failuresOf(tested.cases, tested.specOf), writing.naMode)
  const source = sourceOf(report)
  const facts: readonly Fact[] = [
    ['Job ID', report.jobId],
    ['Catalog', plain(report.catalog.displayName)],
    ['Source', sourceText(report) && plain(sourceText(report) ?? '')],
    ['Commit', source?.kind === 'git' ? source.sha : undefined],
    ['Started by', plain(userNameOf(report))],
    ['Scheduled', momentText(report.scheduledAt)],
    ['Started', momentText(report.startedAt)],
    ['Finished', momentText(report.finishedAt)],
    ['Took', tookText(report)],
    ['Build', report.build.status && statusText(report.build.status)],
    ['Description', report.description?.trim() && plain(report.description.trim())],
  ]
  return html`${verdictCard(verdictOf(report, { naMode: writing.naMode }), causesOf(failures), since)}
${factList(facts)}
${failureSection(failures, writing, since)}
${changeSection(since)}
${partSection(
  'Suites',
  failedFirst(tested.suites, writing).map((suite) =>
    suiteBlock(suite, tested.specs, bySpec, writing),
  ),
  bySpec.get(undefined) ?? [],
)}`
}

/** A suite report, as the capsule keeps it. */
export const suiteBody = (report: SuiteReport, tested: Tested, writing: Writing): Html => {
  const bySpec = bySpecOf(tested)
  const failures = countingFailures(failuresOf(tested.cases, tested.specOf), writing.naMode)
  const facts: readonly Fact[] = [
    ['Report ID', report.id],
    ['Job', link(addressOf(writing), report.jobId)],
    ['Catalog', plain(report.catalog.displayName)],
    ['Type', report.suite.type],
    ['Simulation', plain(`${report.simulation.name}, ${report.simulation.environmentType}`)],
    ['Started', momentText(report.startedAt)],
    ['Finished', momentText(report.finishedAt)],
    ['Took', tookText(report)],
    ['Labels', report.suite.labels.length > 0 && plain(report.suite.labels.join(', '))],
  ]
  return html`${verdictCard(partVerdictOf(report, writing.naMode), causesOf(failures))}
${factList(facts)}
${failureSection(failures, writing, undefined)}
${partSection('Scenarios', specList(tested.specs, bySpec, writing), bySpec.get(undefined) ?? [])}`
}
