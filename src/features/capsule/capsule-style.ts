/**
 * Style of a report in one file. In print, colours of status are told apart by their marks, and a table of more reports
 * than a page is wide has its cells below the name of their row, numbered as the reports are.
 */
export const style = `
:root{color-scheme:light dark;--ink:#1b1e24;--muted:#596070;--line:#d9dce2;--page:#f6f7f9;--surface:#fff;--failed:#b3261e;--passed:#1b6e3c;--link:#1a56c4}
@media screen and (prefers-color-scheme:dark){:root{--ink:#e8eaee;--muted:#a4abb8;--line:#3a3f49;--page:#15171b;--surface:#1d2026;--failed:#ff8a80;--passed:#74c990;--link:#8ab4ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1180px;padding:24px 16px 64px;background:var(--page);color:var(--ink);
font:14px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0;font-size:24px;line-height:32px}h2{margin:32px 0 8px;font-size:18px}
p{margin:4px 0}a{color:var(--link)}
.m{color:var(--muted)}.k{white-space:pre-wrap}
.F{color:var(--failed);font-weight:600}.S{color:var(--passed)}
.card,details{background:var(--surface);border:1px solid var(--line);border-radius:8px}
.card{padding:12px 16px;margin:16px 0}.bad{border-left:4px solid var(--failed)}.good{border-left:4px solid var(--passed)}
.head{font-size:20px;font-weight:600}
.bar{display:block;width:100%;max-width:480px;height:6px;margin:8px 0;border-radius:3px}
.bar rect{fill:var(--line)}.bar .s{fill:var(--passed)}.bar .f{fill:var(--failed)}
ul.chips{display:flex;flex-wrap:wrap;gap:6px;margin:8px 0 0;padding:0;list-style:none}
.chips li{padding:2px 8px;border:1px solid var(--line);border-radius:12px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:8px 0}dt{color:var(--muted)}dd{margin:0}
details{margin:8px 0}details details{margin:8px 12px 12px}
summary{padding:8px 12px;cursor:pointer}summary .k{font-weight:600}
details>:not(summary,details){margin-inline:12px}
.wide{overflow-x:auto;margin-bottom:12px}
table{border-collapse:collapse;min-width:100%;font-size:13px}
th,td{padding:4px 12px 4px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}
thead th{border-top:0;color:var(--muted);font-weight:500}
td,.k{unicode-bidi:plaintext}td{min-width:3em}td.k{min-width:16em}
.grid{max-height:85vh;overflow:auto;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
.grid th,.grid td{padding:4px 8px;border-left:1px solid var(--line);min-width:7em;max-width:20em}
.grid td.F{color:var(--failed);font-weight:600}.grid td.S{color:var(--muted);font-weight:400}tr.D{font-weight:600}
.grid th:first-child{position:sticky;left:0;border-left:0;min-width:12em;background:var(--surface)}
.grid thead th{position:sticky;top:0;z-index:1;background:var(--surface);vertical-align:bottom}
.grid thead th:first-child{z-index:2}
.pick{display:flex;flex-wrap:wrap;gap:4px 16px;margin:8px 0;padding:0;border:0}.pick legend{float:left;margin-right:16px;padding:0}
.pick:has(#failed:checked)~.list :is(tr.S,tr.O,details.S,details.O details.O),
.pick:has(#passed:checked)~.list :is(tr.F,tr.O),.pick:has(#others:checked)~.list :is(tr.F,tr.S){display:none}
tr.F,tr.S{color:inherit;font-weight:inherit}tr.F td:first-child{color:var(--failed);font-weight:600}
tr.S td:first-child{color:var(--passed)}details.F,details.S{color:inherit;font-weight:inherit}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
@media print{
:root{color-scheme:light;--page:#fff;--surface:#fff;--ink:#000;--muted:#444;--line:#999;--link:#000}
body{max-width:none;padding:0;font-size:10pt}table{font-size:9pt}
.pick,.screen{display:none}
details::details-content{content-visibility:visible;block-size:auto}
details,.card{break-inside:auto}summary,h2{break-after:avoid;list-style:none}
thead{display:table-header-group}tr{break-inside:avoid}
.grid,.wide{max-height:none;overflow:visible;border-radius:0}
.grid th:first-child{position:static}.grid th,.grid td{min-width:0;overflow-wrap:break-word}
.grid:has(th:nth-child(8)) :is(table,thead,tbody){display:block}
.grid:has(th:nth-child(8)) tr{display:grid;grid-template-columns:repeat(4,1fr);counter-reset:column}
.grid:has(th:nth-child(8)) tr>:first-child{grid-column:1/-1;max-width:none;font-weight:600}
.grid:has(th:nth-child(8)) tr>:nth-child(n+2){counter-increment:column;max-width:none;border:0}
.grid:has(th:nth-child(8)) tr>:nth-child(n+2)::before{content:counter(column) ". ";color:var(--muted)}
}`
