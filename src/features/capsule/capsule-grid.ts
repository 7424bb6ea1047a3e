import type { JobReport } from '@generated/evaluation/types.ts'
import { formatDuration } from '@/lib/durations.ts'
import { formatCount } from '@/lib/numbers.ts'
import { dotted } from '@/lib/text.ts'
import {
  type GridPart,
  type GridParts,
  type GridRow,
  totalsOf,
} from '@/models/report-tables/grid-model.ts'
import type { ComparedFact } from '@/models/report-tables/report-comparison.ts'
import { jobName, jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { userNameOf } from '@/models/reports/report-user.ts'
import { type Fact, factList, link, momentText, plain } from './capsule.ts'
import { type Content, type Html, html } from './capsule-html.ts'
import { addressOf, classOf, marks } from './capsule-writing.ts'

/** A report of a table, as far as it is loaded. */
interface KeptColumn {
  jobId: string
  report: JobReport | undefined
  parts: GridParts | undefined
}

/** A table of reports as it shows. */
export interface KeptGrid {
  /** The kind of the rows: `Suites`. */
  what: string
  columns: readonly KeptColumn[]
  rows: readonly GridRow[]
  nameOf: (row: GridRow) => readonly string[]
  /** Rows that are left out because all reports agree on them. */
  hidden: number
}

const cellText = ({ status, counts, seconds, cause }: GridPart): string => {
  const said = counts
    ? `${counts.failureCount > 0 ? `${counts.failureCount} failed of ` : ''}${counts.totalCount}`
    : dotted(formatDuration(seconds), cause)
  return `${marks[status]} ${said}`
}

const cell = (part: GridPart | undefined): Content =>
  part ? html`<td class="${classOf(part.status)}">${cellText(part)}` : html`<td>`

const columnHead = ({ jobId, report, parts }: KeptColumn, home: string): Html => {
  const { failureCount, totalCount } = totalsOf(parts ?? new Map())
  const name = report ? jobTitle(report) : jobName(jobId)
  const said = report
    ? [momentText(report.scheduledAt), sourceText(report), userNameOf(report)]
    : []
  return html`<th scope="col">${link(addressOf({ home, jobId }), plain(name))}${said.map((text) => text !== undefined && html`<br>${plain(text)}`)}<br>${formatCount(failureCount)} of ${formatCount(totalCount)} failed</th>`
}

/** A table of reports, as the capsule keeps it. */
export const gridBody = (
  { what, columns, rows, nameOf, hidden }: KeptGrid,
  home: string,
  facts: readonly Fact[] = [],
): Html => html`${factList([...facts, ['Rows that agree, left out', hidden > 0 && formatCount(hidden)]])}
<p class="m screen">✓ succeeded, ✕ failed, − canceled or not counted, ○ not done; empty: not in the report.</p>
<div class="grid" role="group" aria-label="${what} by report" tabindex="0"><table><thead><tr><th scope="col">${what}</th>${columns.map((column) => columnHead(column, home))}</tr></thead><tbody>
${rows.map(
  (
    row,
  ) => html`<tr><th scope="row">${nameOf(row).join(', ')}</th>${columns.map(({ parts }) => cell(parts?.get(row.key)))}
`,
)}</tbody></table></div>`

/** Two cases side by side, as the capsule keeps them. */
export const factsBody = (
  heads: readonly [here: string, there: string],
  facts: readonly ComparedFact[],
): Html => html`<div class="wide" role="group" aria-label="Both reports" tabindex="0"><table><thead><tr><th scope="col">What</th>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>
${facts.map(
  ({ name, here, there }) =>
    html`<tr${here !== there && html` class="D"`}><th scope="row">${name}</th><td class="k">${here}<td class="k">${there}
`,
)}</tbody></table></div>`
