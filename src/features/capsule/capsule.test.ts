// @vitest-environment jsdom
import type { CaseReport, JobReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CaseChangeRow } from '@/evidence/engine/answer-change.ts'
import { outcomes } from '@/evidence/engine/read-case.ts'
import { partly } from '@/lib/partly.ts'
import { caseParts, gridOf, rowNames } from '@/models/report-tables/grid-model.ts'
import { caseFacts } from '@/models/report-tables/report-comparison.ts'
import { capsuleOf } from './capsule.ts'
import { factsBody, gridBody, type KeptGrid } from './capsule-grid.ts'
import { type Html, html } from './capsule-html.ts'
import { jobBody, suiteBody, type Tested } from './capsule-parts.ts'
import { whyNotKept } from './why-not-kept.ts'

const home = 'https://console.example.com/evaluation'
const writing = { home, jobId: 'job-1', naMode: false }

/** A text as services and users may write it; the tests replace it. */
type Texts = (plain: string) => string

const counts = (total: number, failed: number) => ({
  totalCount: total,
  successCount: total - failed,
  failureCount: failed,
})

const reportsOf = (text: Texts, total: number, failedShare = 0.5) => {
  const suiteCount = Math.ceil(total / 200)
  const specCount = Math.ceil(total / 20)
  const isFailed = (index: number) => index % 10 < failedShare * 10
  const times = { startedAt: '2026-11-22T21:00:00Z', finishedAt: '2026-11-22T21:00:41Z' }
  const suite = (index: number) => ({
    id: `suite-${index}`,
    displayName: text(`Suite ${index}`),
    versionId: 'v1',
    type: 'planning_sim' as const,
    labels: [],
  })
  const common = {
    ...times,
    status: 'failed' as const,
    failMessage: text('Some test cases failed.'),
    caseResults: counts(total, Math.round(total * failedShare)),
    failureCauseLabels: [text('collision')],
    catalog: { id: 'catalog-1', displayName: text('Urban'), versionId: 'v1' },
    simulation: { name: text('planner'), environmentType: 'container' as const },
  }
  const job = partly<JobReport>({
    ...common,
    id: 'report-1',
    jobId: 'job-1',
    projectId: 'p1',
    scheduledAt: times.startedAt,
    scheduledBy: text('t4:someone'),
    userName: text('Someone'),
    description: text('Nightly run'),
    event: {
      source: { gitSha: text('d08b26a6'), gitRefUrl: text('https://git.test/a/b/tree/main') },
    },
    build: { status: 'succeeded' },
    test: { status: 'failed', caseResults: common.caseResults },
    testOptions: { skipTest: false },
  })
  const suites = partly<SuiteReport[]>(
    Array.from({ length: suiteCount }, (_, index) => ({
      ...common,
      id: `suite-report-${index}`,
      jobId: 'job-1',
      suite: suite(index),
    })),
  )
  const specs = partly<SpecReport[]>(
    Array.from({ length: specCount }, (_, index) => ({
      ...common,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      scenario: {
        id: `scenario-${index}`,
        displayName: text(`Pedestrian crosses at night ${index}`),
      },
      essential: true,
      unavailable: false,
      parents: { jobReportId: 'report-1', suiteReportId: `suite-report-${index % suiteCount}` },
    })),
  )
  const cases = partly<CaseReport[]>(
    Array.from({ length: total }, (_, index) => ({
      ...common,
      id: `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      status: isFailed(index) ? 'failed' : 'succeeded',
      scenario: specs[index % specCount]?.scenario,
      scenarioParameters: Object.fromEntries(
        ['ego_speed', 'crossing_speed', 'distance', 'weather', 'friction', 'seed'].map(
          (name, place) => [text(name), text(`${index * (place + 1)}.25`)],
        ),
      ),
      failureCauseLabels: isFailed(index) ? [text('collision')] : [],
      components: isFailed(index)
        ? [
            {
              componentName: text('planning'),
              message: text(
                `The ego collided with the pedestrian ${index} at (${index}.5, 2.25) after ${index} s, while the lane change to the left was under way and the object was tracked.\nNearest distance 0.03 m.`,
              ),
              failureCauseLabels: [text('collision')],
            },
          ]
        : [],
    })),
  )
  const specById = new Map(specs.map((spec) => [spec.scenario.id, spec]))
  const tested: Tested = {
    suites,
    specs,
    cases,
    specOf: ({ scenario }) => specById.get(scenario.id),
  }
  return { job, tested }
}

/** A table of some reports of the same cases. */
const gridOfCases = (job: JobReport, { cases }: Tested, reports: number): KeptGrid => {
  const parts = caseParts(cases)
  const grid = gridOf([parts])
  return {
    what: 'Cases',
    columns: Array.from({ length: reports }, () => ({ jobId: job.jobId, report: job, parts })),
    rows: grid.rows,
    nameOf: rowNames(grid.rows),
    hidden: 2,
  }
}

const bodyOf = (of: Kept, job: JobReport, tested: Tested): Html => {
  const [suite] = tested.suites
  const [one, other = one] = tested.cases
  if (of === 'table') return gridBody(gridOfCases(job, tested, 2), home)
  if (of === 'suite' && suite) return suiteBody(suite, tested, writing)
  if (of === 'comparison' && one && other) {
    const textOf = { status: (status: string) => status, duration: () => undefined }
    return factsBody(['here', 'there'], caseFacts(one, other, textOf))
  }
  return jobBody(job, tested, writing, { baseline: job, changes: changesOf(tested) })
}

/** Changes of the cases: those that fail now had passed, the others had failed, and one is gone. */
const changesOf = ({ cases }: Tested): CaseChangeRow[] => {
  const rowOf = ({ id, status, scenario, scenarioParameters }: CaseReport): CaseChangeRow => {
    const ended = {
      id,
      cause: undefined,
      message: undefined,
      seconds: undefined,
      suiteId: undefined,
    }
    return {
      kind: status === 'failed' ? 'new' : 'fixed',
      scenarioId: scenario.id,
      scenario: scenario.displayName,
      parameters: scenarioParameters,
      varying: [],
      now: { ...ended, outcome: outcomes[status] },
      before: { ...ended, outcome: outcomes[status === 'failed' ? 'succeeded' : 'failed'] },
    }
  }
  return [
    ...cases.map(rowOf),
    ...cases
      .slice(0, 1)
      .map(rowOf)
      .map(
        (row): CaseChangeRow => ({
          ...row,
          kind: 'removed',
          parameters: { gone: 'gone' },
          now: undefined,
        }),
      ),
  ]
}

type Kept = 'job' | 'suite' | 'table' | 'comparison'

const fileOf = (text: Texts, total: number, of: Kept = 'job', failedShare?: number) => {
  const { job, tested } = reportsOf(text, total, failedShare)
  return capsuleOf({
    what: 'Report of a job',
    title: text('Nightly run'),
    address: `${home}/reports/job-1`,
    madeAt: Date.parse('2026-11-22T21:30:00Z'),
    missing: ['suites'],
    body: bodyOf(of, job, tested),
  })
}

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html')

/** Parts of a file: its elements, and the attributes that they have. */
const elementsOf = (page: Document) =>
  [...page.querySelectorAll('*')].map((element) => ({
    name: element.localName,
    attributes: [...element.attributes],
  }))

const allowed = {
  elements: new Set(
    'html head meta title style body main section h1 h2 p b br bdi span a ul li dl dt dd svg rect details summary div table thead tbody tr th td fieldset legend input label'.split(
      ' ',
    ),
  ),
  attributes: new Set(
    'lang charset name content http-equiv class id aria-label aria-labelledby aria-describedby aria-hidden role tabindex href rel viewBox preserveAspectRatio width height x open scope type for checked'.split(
      ' ',
    ),
  ),
}

const hostile = fc.oneof(
  fc.constantFrom(
    '</style><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<!--',
    ']]>',
    '&lt;script&gt;',
    '<svg/onload=alert(1)>',
    '</bdi></td></table><iframe src="//evil.test">',
    'javascript:alert(1)',
    '../../evil',
    '\u2028\u2029\u0000\u001b[31m\u202e',
    '\ud800',
    '$&{alert(1)}',
    '<base href=//evil.test>',
    '<meta http-equiv=refresh content="0;url=//evil.test">',
    '__proto__',
  ),
  fc.string({ unit: 'binary' }),
)

test.each(['job', 'suite', 'table', 'comparison'] as const)(
  'no text of a %s becomes an element, an attribute or an address',
  (of) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const page = parse(fileOf((plain) => `${text}${plain}${text}`, 3, of))
        for (const { name, attributes } of elementsOf(page)) {
          expect(allowed.elements).toContain(name)
          for (const { name: attribute, value } of attributes) {
            expect(allowed.attributes).toContain(attribute)
            if (attribute === 'href')
              expect(value).toMatch(/^https:\/\/console\.example\.com\/evaluation\/reports\//)
          }
        }
        expect(page.querySelectorAll('style')).toHaveLength(1)
        expect(page.querySelector('style')?.textContent).not.toMatch(/@import|url\(|expression/)
      }),
      { numRuns: 40 },
    )
  },
)

test('every text is there as it was written', () => {
  const given = '<b>"Tom" & \'Jerry\'</b>\n'
  const page = parse(fileOf((plain) => `${given}${plain}`, 4))
  const said = page.body.textContent
  for (const text of [
    'Nightly run',
    'Suite 0',
    'Pedestrian crosses at night 0',
    'collision',
    'planning',
    'ego_speed',
  ]) {
    expect(said).toContain(`${given}${text}`)
  }
  expect(page.title).toContain('<b>"Tom" & \'Jerry\'</b>')
})

test('the file tells its policy before anything else, and where and when it was made', () => {
  const page = parse(fileOf((plain) => plain, 4))
  const [charset, policy] = page.head.children
  expect(charset?.getAttribute('charset')).toBe('utf-8')
  expect(policy?.getAttribute('content')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/)
  expect(page.querySelector('a')?.href).toBe(`${home}/reports/job-1`)
  expect(page.body.textContent).toMatch(/Saved 2[23] November 2026/)
  expect(page.body.textContent).toContain('Not complete: suites could not be read.')
})

test('the verdict comes first, then the failures with whole messages, then all cases', () => {
  const page = parse(fileOf((plain) => plain, 40))
  const heads = [...page.querySelectorAll('section')].map(
    (section) => section.getAttribute('aria-label') ?? section.querySelector('h2')?.textContent,
  )
  expect(heads).toEqual(['Verdict', 'Failures', 'What changed', 'Suites'])
  const said = page.querySelector('#changes')?.parentElement
  expect(said?.textContent).toContain('+20 new, −20 fixed, 1 removed')
  expect(said?.querySelectorAll('[aria-label=Fixed] tbody tr')).toHaveLength(20)
  expect(said?.querySelector('[aria-label=Removed] tbody')?.textContent).toContain('gone=gone')
  expect(page.querySelector('[aria-label=Verdict]')?.textContent).toContain('20 failed')
  expect(page.querySelectorAll('#parts ~ .list tr.F')).toHaveLength(20)
  expect(page.body.textContent).toContain('was tracked.\nNearest distance 0.03 m.')
  const row = page.querySelector('#parts ~ .list tbody tr')
  expect(row?.querySelectorAll('td').length).toBe(
    row?.closest('table')?.querySelectorAll('th').length,
  )
})

test.each([0.2, 1])(
  '2,000 cases of which %s failed, each with a message of its own, take at most 1.5 MB',
  (share) => {
    const size = new Blob([fileOf((plain) => plain, 2000, 'job', share)]).size
    expect(size).toBeLessThan(1_500_000)
    expect(size).toBeGreaterThan(200_000)
  },
)

test('a table of 20 reports of 2,000 cases is one file; one of 500 reports is told to be too large', () => {
  const { job, tested } = reportsOf((plain) => plain, 2000)
  const grid = gridOfCases(job, tested, 20)
  expect(whyNotKept(grid)).toBeUndefined()
  expect(gridBody(grid, home).markup.length).toBeLessThan(2_500_000)
  expect(whyNotKept(gridOfCases(job, tested, 500))).toMatch(/^One file holds 200,000 cells/)
  expect(whyNotKept({ ...grid, rows: [] })).toBe('There are no rows to save.')
  const [first] = grid.columns
  expect(first && whyNotKept({ ...grid, columns: [{ ...first, parts: undefined }] })).toBe(
    'The reports are still loading.',
  )
})

test('templates write text as text, and leave nothing out but what is not there', () => {
  expect(html`<p title="${'"<&>\''}">${['a', 0, undefined, false, html`<br>`]}</p>`.markup).toBe(
    '<p title="&quot;&lt;&amp;&gt;&#39;">a0<br></p>',
  )
})
