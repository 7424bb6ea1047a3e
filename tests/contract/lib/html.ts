import type { Result } from './book.ts'
import { escaped } from './junit.ts'
import { exitCodeOf, leftOverLines, type Report, summaryOf, verdictOf } from './report.ts'
import type { CountedViolation } from './violations.ts'

const styles = `
:root { color-scheme: light dark;
  --text: light-dark(#1c2733, #dfe6ee); --soft: light-dark(#536271, #9fb0c0);
  --page: light-dark(#f6f8f9, #18202a); --card: light-dark(#fff, #202a36);
  --line: light-dark(#d9e0e6, #34404e); --good: light-dark(#0a6b5e, #5fd0bd);
  --bad: light-dark(#b3261e, #ff9d94); --idle: light-dark(#5b5f66, #b3bac3); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0; overflow-wrap: anywhere; } .soft { color: var(--soft); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
a { color: var(--good); }
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; min-width: 62rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--soft); font-weight: 600; }
tbody th { font-weight: 600; } thead th { white-space: nowrap; } .number { text-align: right; font-variant-numeric: tabular-nums; }
code { font: .8125rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.ok { color: var(--good); } .bad { color: var(--bad); font-weight: 600; } .idle { color: var(--idle); }
thead th { position: sticky; top: 0; background: var(--card); }
pre { overflow-x: auto; margin: .25rem 0; padding: .5rem; max-height: 20rem; background: var(--page); border-radius: 4px; font: .8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.verdict { white-space: nowrap; } ul.lines { margin: .25rem 0 0; padding-left: 1.1rem; }
`

/** Sign and class of each verdict; the sign tells them apart without colour. */
const looks = {
  ok: { sign: '✓', className: 'ok' },
  known: { sign: '!', className: 'idle' },
  violations: { sign: '✕', className: 'bad' },
  'failed, not tried': { sign: '✕', className: 'bad' },
  'not tried': { sign: '○', className: 'idle' },
} as const

const exchangeOf = ({ exchange }: CountedViolation) => {
  if (!exchange) return ''
  const { curl, head, body } = exchange
  const answer = head === undefined ? '' : `${head}\n\n${body ?? ''}`
  return `<details><summary>Call and answer</summary><pre>${escaped(curl)}</pre>${answer === '' ? '' : `<pre>${escaped(answer)}</pre>`}</details>`
}

const violationItem = (violation: CountedViolation, reason = '') => {
  const { check, path, message, times, request } = violation
  const place = path === undefined ? '' : ` <code>${escaped(path)}</code>`
  const count = times > 1 ? `, ${times} times` : ''
  return `<li><strong>${escaped(check)}</strong>${place} ${escaped(message)}${count}${escaped(reason)}<br><code class="soft">${escaped(request)}</code>${exchangeOf(violation)}</li>`
}

const detailsOf = ({ violations, known, notes, tried }: Result) => {
  const items = [
    ...violations.map((violation) => violationItem(violation)),
    ...known.map((one) => violationItem(one, `; known until ${one.until}: ${one.reason}`)),
    ...notes.map((note) => `<li>${escaped(note)}</li>`),
  ]
  const list = items.length > 0 ? `<ul class="lines">${items.join('')}</ul>` : ''
  return `<span class="soft">${escaped(tried.join(', ')) || '–'}</span>${list}`
}

const lookOf = (result: Result, report: Report) => looks[verdictOf(result, report)]

const rowOf = (result: Result, report: Report) => {
  const { sign, className } = lookOf(result, report)
  return `<tr>
<th scope="row"><span class="soft">${escaped(result.service)}.</span>${escaped(result.operation)}<br><code class="soft">${escaped(result.method)} ${escaped(result.path)}</code></th>
<td class="verdict ${className}"><span aria-hidden="true">${sign}</span> ${verdictOf(result, report)}</td>
<td>${detailsOf(result)}</td>
<td class="number">${result.calls}</td>
<td class="number">${result.milliseconds}</td>
</tr>`
}

const tableOf = (id: string, title: string, results: readonly Result[], report: Report) =>
  results.length === 0
    ? ''
    : `<section>
<h2 id="${escaped(id)}">${escaped(title)}</h2>
<div class="scroll" role="region" aria-labelledby="${escaped(id)}" tabindex="0"><table>
<thead><tr><th scope="col">Operation</th><th scope="col">Result</th><th scope="col">What was checked</th><th scope="col" class="number">Calls</th><th scope="col" class="number">ms a call</th></tr></thead>
<tbody>
${results.map((result) => rowOf(result, report)).join('\n')}
</tbody></table></div>
</section>`

const listOf = (title: string, lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : `<section><h2>${escaped(title)}</h2><ul class="lines">${lines.map((line) => `<li><code>${escaped(line)}</code></li>`).join('')}</ul></section>`

/** The run as one HTML page without any other file or script: what failed stands first. */
export const htmlText = (report: Report) => {
  const isBad = (result: Result) => lookOf(result, report).className === 'bad'
  const failed = report.operations.filter(isBad)
  const rest = [...Map.groupBy(report.operations, ({ service }) => service)].map(
    ([service, results]) => [service, results.filter((result) => !isBad(result))] as const,
  )
  const links = [
    ...(failed.length > 0
      ? [`<li><a href="#failed">Failed</a> <span class="bad">${failed.length}</span></li>`]
      : []),
    ...rest.flatMap(([service, results]) =>
      results.length === 0
        ? []
        : [`<li><a href="#${escaped(service)}">${escaped(service)}</a> ${results.length}</li>`],
    ),
  ]
  const changes = report.write
    ? 'Things were created, changed and deleted.'
    : 'Nothing was changed.'
  const isGood = exitCodeOf(report) === 0
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract tests: ${report.failed} failed</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Contract tests</h1>
<p class="${isGood ? 'ok' : 'bad'}">${escaped(summaryOf(report))}</p>
<p class="soft">Started <time datetime="${escaped(report.startedAt)}">${escaped(report.startedAt)}</time>. ${changes}</p>
${listOf('The run says too little', report.problems)}
<nav aria-label="Parts of the report"><ul>${links.join('')}</ul></nav>
${tableOf('failed', 'Failed', failed, report)}
${listOf('Left over', leftOverLines(report))}
${tableOf('helpers', 'Met in calls that were not chosen', report.helpers, report)}
${listOf('Notes', report.notes)}
${rest.map(([service, results]) => tableOf(service, service, results, report)).join('\n')}
</main>
</body>
</html>
`
}
