import { expect, test } from 'vitest'
import { reasonOf } from '@/lib/reasons.ts'
import { type RunOffers, resolveRun } from './run-choices.ts'
import {
  fieldMessage,
  fieldMessages,
  listMessages,
  runErrors,
  whyNotStart,
} from './run-messages.ts'
import type { Offer, ResolvedChoice } from './run-offers.ts'
import { initialRun, type RunState } from './run-state.ts'

const items = (...ids: string[]) => ids.map((id) => ({ id, labels: [] }))
const listOf = (...ids: string[]) => ({ items: items(...ids), state: 'complete' }) as const
const loading = { items: [], state: 'loading' } as const
const failed = { items: [], state: 'failed' } as const
const flags = { caret: true, reconstructionAccuracy: true, webauto: true, privileged: true }

const everything: RunOffers = {
  catalogs: listOf('c'),
  integrations: listOf('i'),
  suites: listOf('s'),
  retestJobs: listOf('j'),
  retestSuites: listOf('s'),
  sources: listOf('u'),
  sourceJobs: listOf('j'),
}
const chosen: ResolvedChoice = { id: 'c', pending: false }
const none: ResolvedChoice = { id: undefined, pending: false }
const pending: ResolvedChoice = { id: undefined, pending: true }

interface Case {
  entered?: Partial<RunState>
  offers?: Partial<RunOffers>
  catalog?: ResolvedChoice
}

const runOf = ({ entered, offers, catalog = chosen }: Case) =>
  resolveRun(
    { ...initialRun(), branch: 'main', ...entered },
    flags,
    catalog,
    { ...everything, ...offers },
    undefined,
  )

const webauto = { sourceType: 'webauto' } as const
const reuse = { sourceType: 'reuseBuildArtifacts' } as const
const retest = { testMethod: 'retest-using-job-id' } as const
const suiteRequired = 'At least 1 suite is required if "Skip Test" is not enabled.'
const suitesFailed = 'The suites could not be loaded.'
const labelled: Offer<{ id: string; labels: { key: string; value: string }[] }> = {
  items: [
    { id: 's', labels: [{ key: 'a', value: 'b' }] },
    { id: 't', labels: [] },
  ],
  state: 'complete',
}

test.each<[string, Case, string[]]>([
  ['everything there', {}, []],
  ['no catalog, git', { catalog: none }, ['Catalog is empty.']],
  ['no catalog, webauto', { catalog: none, entered: webauto }, ['Catalog is required.']],
  ['no catalog, reuse', { catalog: none, entered: reuse }, ['Catalog is required.']],
  [
    'no integrations',
    { offers: { integrations: listOf() } },
    ['The selected catalog has no integrations.'],
  ],
  ['no repository chosen', { entered: { integrationId: null } }, ['Repository is required.']],
  ['integrations not got', { offers: { integrations: failed } }, ['Repository is required.']],
  ['a repository that is gone', { entered: { integrationId: 'x' } }, ['Repository is required.']],
  ['no branch', { entered: { branch: ' ' } }, ['Branch name is required.']],
  ['no tag', { entered: { gitTarget: 'tag' } }, ['Tag is required.']],
  ['no commit', { entered: { gitTarget: 'sha' } }, ['Commit ID is required.']],
  ['no branch, but another source', { entered: { branch: '', ...webauto } }, []],
  ['no sources', { entered: webauto, offers: { sources: listOf() } }, ['Source is required.']],
  ['no source chosen', { entered: { ...webauto, sourceId: null } }, ['Source is required.']],
  ['no jobs', { entered: reuse, offers: { sourceJobs: listOf() } }, ['Source Job is required.']],
  ['no job chosen', { entered: { ...reuse, sourceJobId: null } }, ['Source Job is required.']],
  ['no suites', { offers: { suites: listOf() } }, [suiteRequired]],
  ['chosen suites are gone', { entered: { suiteIds: ['x'] } }, [suiteRequired]],
  ['some chosen suites are gone', { entered: { suiteIds: ['x', 's'] } }, []],
  [
    'no chosen suite carries a chosen label',
    { entered: { suiteIds: ['t'], suiteLabels: ['a:b'] }, offers: { suites: labelled } },
    [suiteRequired],
  ],
  [
    'a chosen suite carries a chosen label',
    { entered: { suiteIds: ['s', 't'], suiteLabels: ['a:b'] }, offers: { suites: labelled } },
    [],
  ],
  [
    'no suites, but tests are skipped',
    { entered: { skipTest: true }, offers: { suites: listOf() } },
    [],
  ],
  ['no suites, but a job is run again', { entered: retest, offers: { suites: listOf() } }, []],
  ['suites not got', { offers: { suites: failed } }, [suitesFailed]],
  [
    'suites not got, but one chosen',
    { entered: { suiteIds: ['x'] }, offers: { suites: failed } },
    [],
  ],
  [
    'suites not got, and a label chosen',
    { entered: { suiteIds: ['x'], suiteLabels: ['a:b'] }, offers: { suites: failed } },
    [suitesFailed],
  ],
  [
    'suites not all got',
    { offers: { suites: { ...listOf('s'), state: 'failed' } } },
    [suitesFailed],
  ],
  [
    'suites not got, but tests are skipped',
    { entered: { skipTest: true }, offers: { suites: failed } },
    [],
  ],
  [
    'jobs to run again not got',
    { entered: retest, offers: { retestJobs: failed } },
    ['Job is required.'],
  ],
  [
    'suites of the job to run again not got',
    { entered: retest, offers: { retestSuites: failed } },
    [suitesFailed],
  ],
  [
    'no job to run again',
    { entered: retest, offers: { retestJobs: listOf() } },
    ['Job is required.'],
  ],
  [
    'job to run again not chosen',
    { entered: { ...retest, retestJobId: null } },
    ['Job is required.'],
  ],
  [
    'a job without suites',
    { entered: retest, offers: { retestSuites: listOf() } },
    [suiteRequired],
  ],
  [
    'a long description',
    { entered: { description: 'x'.repeat(101) } },
    ['Description cannot exceed 100 characters.'],
  ],
  ['a description as long as it may be', { entered: { description: 'x'.repeat(100) } }, []],
  ['blanks around it', { entered: { description: ` ${'x'.repeat(100)}\n` } }, []],
  [
    'several things',
    {
      entered: { branch: '', integrationId: null, description: 'x'.repeat(101) },
      offers: { suites: listOf() },
    },
    [
      suiteRequired,
      'Repository is required.',
      'Branch name is required.',
      'Description cannot exceed 100 characters.',
    ],
  ],
])('%s', (_, given, expected) => {
  const run = runOf(given)
  expect(runErrors(run)).toEqual(expected)
  expect(whyNotStart(run)).toBe(reasonOf(expected))
})

test.each<[string, Case, boolean]>([
  ['catalogs', { catalog: pending }, true],
  ['integrations', { offers: { integrations: loading } }, true],
  [
    'integrations that nobody asks for',
    { entered: webauto, offers: { integrations: loading } },
    false,
  ],
  ['sources', { entered: webauto, offers: { sources: loading } }, true],
  ['jobs', { entered: reuse, offers: { sourceJobs: loading } }, true],
  ['suites', { offers: { suites: loading } }, true],
  [
    'suites, of which some are there',
    { offers: { suites: { ...listOf('s'), state: 'loading' } } },
    false,
  ],
  [
    'suites, with tests skipped',
    { entered: { skipTest: true }, offers: { suites: loading } },
    false,
  ],
  ['jobs to run again', { entered: retest, offers: { retestJobs: loading } }, true],
  ['suites of the job', { entered: retest, offers: { retestSuites: loading } }, true],
])('while %s load, nothing is missing yet', (_, given, waits) => {
  const run = runOf(given)
  expect(runErrors(run)).toEqual([])
  expect(whyNotStart(run)).toBe(waits ? 'Loading...' : undefined)
})

test('a missing catalog is reported at its field', () => {
  const at = (given: Case) => fieldMessage('catalogId', runOf(given), false)
  expect(at({})).toBeUndefined()
  expect(at({ catalog: pending, offers: { catalogs: loading } })).toBeUndefined()
  expect(at({ catalog: none })).toBe('Please select a catalog.')
  expect(at({ catalog: none, offers: { catalogs: failed } })).toBe('Please select a catalog.')
  expect(at({ catalog: none, offers: { catalogs: listOf() } })).toBe('No catalog available')
})

test('a catalog without integrations is reported at the repository', () => {
  const at = (given: Case) => fieldMessage('integrationId', runOf(given), false)
  expect(at({})).toBeUndefined()
  expect(at({ offers: { integrations: loading } })).toBeUndefined()
  expect(at({ offers: { integrations: listOf() } })).toBe('This catalog has no integrations.')
})

test('an empty branch, tag or commit is reported at its field, once touched', () => {
  for (const [field, text] of [
    ['branch', 'Branch name is required.'],
    ['tag', 'Tag is required.'],
    ['sha', 'Commit ID is required.'],
  ] as const) {
    const run = runOf({ entered: { gitTarget: field, [field]: '' } })
    expect(fieldMessage(field, run, false)).toBeUndefined()
    expect(fieldMessage(field, run, true)).toBe(text)
  }
})

test.each<[keyof RunState, string, Case]>([
  ['suiteIds', suiteRequired, { offers: { suites: listOf() } }],
  ['retestSuiteIds', suiteRequired, { entered: retest, offers: { retestSuites: listOf() } }],
  ['retestJobId', 'Job is required.', { entered: { ...retest, retestJobId: null } }],
  ['integrationId', 'Repository is required.', { entered: { integrationId: null } }],
  ['sourceId', 'Source is required.', { entered: { ...webauto, sourceId: null } }],
  ['sourceJobId', 'Source Job is required.', { entered: { ...reuse, sourceJobId: null } }],
])('what is missing is reported at its field once touched: %s', (field, text, given) => {
  expect(fieldMessage(field, runOf(given), false)).toBeUndefined()
  expect(fieldMessage(field, runOf(given), true)).toBe(text)
  expect(fieldMessage(field, runOf({}), true)).toBeUndefined()
})

test('suites that could not be got are reported at the field of the test method', () => {
  const run = runOf({ offers: { suites: failed, retestSuites: failed } })
  expect(fieldMessage('suiteIds', run, false)).toBe(suitesFailed)
  expect(fieldMessage('retestSuiteIds', run, false)).toBeUndefined()
})

test('every message of the list is at a field too, in its own words or others', () => {
  const elsewhere = [
    'Catalog is empty.',
    'Catalog is required.',
    'The selected catalog has no integrations.',
  ]
  const atFields = fieldMessages.map(({ text }) => text)
  expect(listMessages.map(({ text }) => text).filter((text) => !atFields.includes(text))).toEqual(
    elsewhere,
  )
})

test('this test covers every message', () => {
  const texts = new Set([...fieldMessages, ...listMessages].map(({ text }) => text))
  expect([...texts].sort()).toEqual(
    [
      'At least 1 suite is required if "Skip Test" is not enabled.',
      'Branch name is required.',
      'Catalog is empty.',
      'Catalog is required.',
      'Commit ID is required.',
      'Description cannot exceed 100 characters.',
      'Job is required.',
      'No catalog available',
      'Please select a catalog.',
      'Repository is required.',
      'Source Job is required.',
      'Source is required.',
      'Tag is required.',
      'The selected catalog has no integrations.',
      'The suites could not be loaded.',
      'This catalog has no integrations.',
    ].sort(),
  )
})
