import { linesOf, type Report, verdictOf } from './report.ts'

const entities: { [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in XML and HTML; characters that neither allows are left out. */
export const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to leave out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** The run as JUnit XML, a suite a service and a case an operation. */
export const junitText = (report: Report) => {
  const services = Map.groupBy(report.operations, ({ service }) => service)
  const suites = [...services].map(([service, results]) => {
    const verdicts = results.map((result) => verdictOf(result, report))
    const cases = results.map((result, index) => {
      const verdict = verdicts[index]
      const head = `<testcase classname="${escaped(service)}" name="${escaped(result.operation)}" time="${(result.milliseconds * result.calls) / 1000}"`
      const lines = linesOf(result)
      const message = escaped(lines[0] ?? '')
      if (verdict === 'ok') return `    ${head}/>`
      const isSkipped = verdict === 'not tried' || verdict === 'known'
      const curl = result.violations.flatMap(({ exchange }) => exchange?.curl ?? []).slice(0, 1)
      const inside = isSkipped
        ? `<skipped message="${message}"/>`
        : `<failure message="${message}">${escaped([...lines, ...curl].join('\n'))}</failure>`
      return `    ${head}>${inside}</testcase>`
    })
    const skipped = verdicts.filter((verdict) => ['not tried', 'known'].includes(verdict)).length
    const passed = verdicts.filter((verdict) => verdict === 'ok').length
    const failures = results.length - passed - skipped
    return `  <testsuite name="${escaped(service)}" tests="${results.length}" failures="${failures}" skipped="${skipped}">\n${cases.join('\n')}\n  </testsuite>`
  })
  const cases = report.operations.length + report.problems.length
  const head = `<testsuites name="Contract tests of ${escaped(report.target)}" tests="${cases}" failures="${report.failed}" errors="${report.problems.length}" skipped="${report.notTried + report.known}" time="${report.seconds}" timestamp="${report.startedAt}">`
  // A run that says too little is an error of its own, so that no server takes it for a good one.
  const problems = report.problems.map(
    (problem) =>
      `  <testsuite name="run" tests="1" errors="1">\n    <testcase classname="run" name="says enough"><error message="${escaped(problem)}"/></testcase>\n  </testsuite>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${[...problems, ...suites].join('\n')}\n</testsuites>\n`
}
