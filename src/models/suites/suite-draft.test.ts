import type { Suite, SuiteContent, SuiteSpecRequest } from '@generated/evaluation/types.ts'
import { describe, expect, test } from 'vitest'
import {
  createRequest,
  draftOfSuite,
  isGivenVersion,
  newSpec,
  requestForVersions,
  requestWithCatalogs,
  requestWithLabels,
  requestWithScenarios,
  updateRequest,
} from './suite-draft.ts'
import { defaultEnvironmentTypes } from './suite-settings.ts'

// Names every field, optional ones too: the type check then demands any field that the contract gains.
const pinnedSpec: Required<SuiteSpecRequest> = {
  scenarioId: 'c1',
  scenarioVersionId: 3,
  essential: true,
  unavailable: false,
  parameterSetOverrides: [{ name: 'speed', start: 0, step: 1 }],
  scenarioParameterSetOverrides: [{ name: 'weather', values: ['sun'] }],
}
const latestSpec: SuiteSpecRequest = {
  scenarioId: 'c1',
  essential: false,
  unavailable: true,
  parameterSetOverrides: [{ name: 'speed', start: -0.5, stop: 1e21, step: 0.1 }],
  scenarioParameterSetOverrides: [],
}

const suite: Suite = {
  id: 's1',
  versionId: 'v7',
  displayName: 'Night',
  description: 'Runs at night.',
  type: 'planning_sim_v2',
  purpose: 'for_approval',
  projectId: 'p1',
  targetEnvironmentTypes: ['native', 'container'],
  specs: [
    { ...pinnedSpec, scenarioDisplayName: 'Cut-in' },
    { ...latestSpec, scenarioDisplayName: 'Cut-in' },
  ],
  attachments: [
    { catalogId: 'k1', catalogDisplayName: 'Shuttle' },
    { catalogId: 'k2', catalogDisplayName: 'Van', catalogVersionId: 'kv2' },
  ],
  parameterSetOverrides: [{ name: 'lane', values: ['left', ''] }],
  labels: [{ key: 'area', value: 'odaiba' }],
  deprecated: true,
  deprecatedAt: '2024-03-05T09:40:00Z',
  createdAt: '2024-03-05T09:40:00Z',
  updatedAt: '2024-03-05T09:40:00Z',
  createdBy: 'u1',
  updatedBy: 'u1',
}

const content: Required<SuiteContent> = {
  title: 'Night',
  description: 'Runs at night.',
  specs: [pinnedSpec, latestSpec],
  catalogs: [{ catalogId: 'k1' }, { catalogId: 'k2', catalogVersionId: 'kv2' }],
  targetEnvironmentTypes: ['native', 'container'],
  purpose: 'for_approval',
  parameterSetOverrides: suite.parameterSetOverrides,
  labels: suite.labels,
}

describe('a stored suite', () => {
  test('that is not changed is saved as stored, without type and deletion', () => {
    expect(updateRequest(draftOfSuite(suite), suite)).toStrictEqual({
      ...content,
      currentVersionId: 'v7',
    })
  })

  test('that gets other catalogs is otherwise saved as stored', () => {
    const catalogs = [...suite.attachments.slice(1), { catalogId: 'k3' }]
    expect(requestWithCatalogs(suite, catalogs)).toStrictEqual({
      ...content,
      catalogs: [{ catalogId: 'k2', catalogVersionId: 'kv2' }, { catalogId: 'k3' }],
      currentVersionId: 'v7',
    })
  })

  test('may hold a scenario twice', () => {
    const keys = draftOfSuite(suite).content.specs.map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })

  test('knows which versions were stored', () => {
    const [pinned, latest] = draftOfSuite(suite).content.specs
    if (!pinned || !latest) throw new Error('The draft has lost scenarios.')
    expect(isGivenVersion(pinned)).toBe(true)
    expect(isGivenVersion({ ...pinned, scenarioVersionId: undefined })).toBe(false)
    expect(isGivenVersion({ ...pinned, scenarioVersionId: 4 })).toBe(false)
    expect(isGivenVersion(latest)).toBe(true)
    expect(isGivenVersion({ ...latest, scenarioVersionId: 3 })).toBe(false)
  })
})

test('a new suite is sent with its type and purpose', () => {
  expect(createRequest(draftOfSuite(suite), 'for_approval')).toStrictEqual({
    ...content,
    type: 'planning_sim_v2',
  })
  expect(createRequest(draftOfSuite(suite), 'evaluation').purpose).toBe('evaluation')
})

test('the name is trimmed, fully empty labels are not saved', () => {
  const draft = draftOfSuite(suite)
  const details = {
    ...draft.details,
    displayName: '  Night ',
    labels: [
      { key: '', value: '' },
      { key: 'area', value: 'odaiba' },
    ],
  }
  expect(createRequest({ ...draft, details }, 'for_approval')).toMatchObject({
    title: 'Night',
    labels: suite.labels,
  })
})

describe('a newly chosen scenario', () => {
  test('runs in its latest version, without flags and overrides', () => {
    const spec = newSpec({ id: 'c9', displayName: 'Merge' })
    expect(spec).toMatchObject({
      scenarioId: 'c9',
      scenarioDisplayName: 'Merge',
      scenarioVersionId: undefined,
      essential: false,
      unavailable: false,
      overrides: [],
      scenarioOverrides: [],
    })
    expect(isGivenVersion(spec)).toBe(false)
  })

  test('from the URL keeps the version given there', () => {
    const spec = newSpec({ id: 'c9' }, 4)
    expect(spec).toMatchObject({ scenarioDisplayName: 'c9', scenarioVersionId: 4 })
    expect(isGivenVersion(spec)).toBe(true)
  })
})

const fresh = (scenarioId: string) => ({
  scenarioId,
  essential: false,
  unavailable: false,
  parameterSetOverrides: [],
  scenarioParameterSetOverrides: [],
})
const other: Suite = {
  ...suite,
  specs: [...suite.specs, { ...pinnedSpec, scenarioId: 'c2', scenarioDisplayName: 'Merge' }],
}

test('a suite that gets other labels is otherwise saved as stored', () => {
  expect(requestWithLabels(suite, [])).toStrictEqual({
    ...content,
    labels: [],
    currentVersionId: 'v7',
  })
})

test('scenarios are attached in their latest versions, and what they make is for evaluation', () => {
  expect(requestWithScenarios(suite, [{ id: 'c7' }, { id: 'c8' }], true)).toStrictEqual({
    ...content,
    specs: [pinnedSpec, latestSpec, fresh('c7'), fresh('c8')],
    purpose: 'evaluation',
    currentVersionId: 'v7',
  })
})

test('scenarios are detached in all of their versions, the others stay', () => {
  expect(requestWithScenarios(other, [{ id: 'c1' }, { id: 'c9' }], false)).toStrictEqual({
    ...content,
    specs: [{ ...pinnedSpec, scenarioId: 'c2' }],
    purpose: 'evaluation',
    currentVersionId: 'v7',
  })
})

describe('a suite to have versions approved', () => {
  const versions = new Map([
    ['c1', { displayName: 'Cut-in', versionId: 9 }],
    ['c5', { displayName: 'Turn', versionId: 2 }],
  ])

  test('holds these versions only, and runs where new suites run', () => {
    expect(requestForVersions('To approve', 'log_sim', versions)).toStrictEqual({
      title: 'To approve',
      description: '',
      type: 'log_sim',
      specs: [
        { ...fresh('c1'), scenarioVersionId: 9 },
        { ...fresh('c5'), scenarioVersionId: 2 },
      ],
      catalogs: [],
      targetEnvironmentTypes: [...defaultEnvironmentTypes],
      purpose: 'for_approval',
      parameterSetOverrides: [],
      labels: [],
    })
  })

  test('that starts from another keeps what that one says, each scenario once', () => {
    expect(requestForVersions('To approve', 'log_sim', versions, other)).toStrictEqual({
      ...content,
      title: 'To approve',
      type: 'log_sim',
      specs: [
        { ...pinnedSpec, scenarioVersionId: 9 },
        { ...pinnedSpec, scenarioId: 'c2' },
        { ...fresh('c5'), scenarioVersionId: 2 },
      ],
    })
  })
})
