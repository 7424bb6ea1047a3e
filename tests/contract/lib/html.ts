import type { Result } from './book.ts'
import { escaped } from './junit.ts'
import { type Report, summaryOf, verdictOf } from './report.ts'
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
tbody th { font-weight: 600; } thead th { white-space: nowrap; } td.number { text-align: right; font-variant-numeric: tabular-nums; }
code { font: .8125rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.ok { color: var(--good); } .bad { color: var(--bad); font-weight: 600; } .idle { color: var(--idle); }
.verdict { white-space: nowrap; } ul.lines { margin: .25rem 0 0; padding-left: 1.1rem; }
`

/** Sign and class of each verdict; the sign tells them apart without colour. */
const looks = {
  ok: { sign: '✓', className: 'ok' },
  violations: { sign: '✕', className: 'bad' },
  'failed, not tried': { sign: '✕', className: 'bad' },
  'not tried': { sign: '○', className: 'idle' },
} as const

const violationItem = ({ check, path, message, times, request }: CountedViolation) => {
  const place = path === undefined ? '' : ` <code>${escaped(path)}</code>`
  const count = times > 1 ? `, ${times} times` : ''
  return `<li><strong>${escaped(check)}</strong>${place} ${escaped(message)}${count}<br><code class="soft">${escaped(request)}</code></li>`
}

const detailsOf = ({ violations, notes, tried }: Result) => {
  const items = [
    ...violations.map(violationItem),
    ...notes.map((note) => `<li>${escaped(note)}</li>`),
  ]
  const list = items.length > 0 ? `<ul class="lines">${items.join('')}</ul>` : ''
  return `<span class="soft">${escaped(tried.join(', ')) || '–'}</span>${list}`
}

const rowOf = (result: Result, report: Report) => {
  const verdict = verdictOf(result, report)
  const { sign, className } = looks[verdict]
  return `<tr>
<th scope="row">${escaped(result.operation)}<br><code class="soft">${escaped(result.method)} ${escaped(result.path)}</code></th>
<td class="verdict ${className}"><span aria-hidden="true">${sign}</span> ${verdict}</td>
<td>${detailsOf(result)}</td>
<td class="number">${result.calls}</td>
<td class="number">${result.milliseconds}</td>
</tr>`
}

const sectionOf = (service: string, results: readonly Result[], report: Report) => `<section>
<h2 id="${escaped(service)}">${escaped(service)}</h2>
<div class="scroll" role="region" aria-labelledby="${escaped(service)}" tabindex="0"><table>
<thead><tr><th scope="col">Operation</th><th scope="col">Result</th><th scope="col">What was checked</th><th scope="col">Calls</th><th scope="col">ms a call</th></tr></thead>
<tbody>
${results.map((result) => rowOf(result, report)).join('\n')}
</tbody></table></div>
</section>`

/** The run as one HTML page without any other file or script. */
export const htmlText = (report: Report) => {
  const services = [...Map.groupBy(report.operations, ({ service }) => service)]
  const failedIn = (results: readonly Result[]) =>
    results.filter((result) => looks[verdictOf(result, report)].className === 'bad').length
  const links = services.map(([service, results]) => {
    const failed = failedIn(results)
    const count = failed > 0 ? `<span class="bad">${failed} failed</span>` : `${results.length}`
    return `<li><a href="#${escaped(service)}">${escaped(service)}</a> ${count}</li>`
  })
  const changes = report.write
    ? 'Things were created, changed and deleted.'
    : 'Nothing was changed.'
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
<p class="${report.failed > 0 ? 'bad' : 'ok'}">${escaped(summaryOf(report))}</p>
<p class="soft">Started <time datetime="${escaped(report.startedAt)}">${escaped(report.startedAt)}</time>. ${changes}</p>
<nav aria-label="Services"><ul>${links.join('')}</ul></nav>
${services.map(([service, results]) => sectionOf(service, results, report)).join('\n')}
</main>
</body>
</html>
`
}
