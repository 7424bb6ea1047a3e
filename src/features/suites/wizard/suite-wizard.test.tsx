// @vitest-environment jsdom
import type { Suite } from '@generated/evaluation/types.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Editing } from '@/data/editing.ts'
import { createQueryClient } from '@/data/query-client.ts'
import {
  createTestServices,
  projectId,
  scenarioOf,
} from '@/mock-platform/testing/wizard-services.ts'
import { suiteOfTargets } from '@/models/suites/suite-targets.ts'
import { SuiteWizard } from './suite-wizard.tsx'
import { startOfEdit, startOfNew, type WizardStart } from './wizard-start.ts'

vi.mock('@/session/project/projects.ts', async () => {
  const { projectIds } = await import('@/mock-platform/world/world-projects.ts')
  return { useProjectId: () => projectIds.empty }
})
vi.mock('@/session/flags.ts', () => ({ useFlag: () => true }))
vi.mock('@/transport/report-error.ts', () => ({ reportError: () => {} }))

const services = createTestServices()
beforeAll(services.start)

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  // jsdom has no layout: virtual lists need a height to render items.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480)
  services.reset()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const emptyStart = () =>
  startOfNew({ catalog: undefined, targets: suiteOfTargets([], []), leftOut: [] })

/** Editing without a newer version by somebody else. */
const editingOf = (stored: Suite): Editing<Suite> => ({
  stored,
  newer: undefined,
  deleted: false,
  checkForNewer: async () => 'same',
  takeOver: () => {},
})

const open = async (start: WizardStart = emptyStart(), stored?: Suite) => {
  const root = createRootRoute({
    component: () => (
      <SuiteWizard
        start={start}
        {...(stored && { editing: editingOf(stored) })}
        onCancel={() => {}}
      />
    ),
    notFoundComponent: () => null,
  })
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider<typeof router> router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('list', { name: 'Steps' })
  /** Path of the current page: the suite's once it is saved. */
  const path = () => router.state.location.pathname
  return { path }
}

const pane = (name: string) => within(screen.getByRole('region', { name }))
const button = (name: string) => screen.getByRole('button', { name })
const nameField = () => screen.getByRole('textbox', { name: /^Name/ })
const enterName = (name = 'Night') => fireEvent.input(nameField(), { target: { value: name } })
const choose = async (name: string) =>
  fireEvent.click(await pane('Available scenarios').findByRole('checkbox', { name }))
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const saved = () => services.bodiesOf('POST /suites')

const press = (name: string) => fireEvent.click(button(name))

const goTo = async (name: string) => {
  await waitFor(() => expect(isDisabled(name)).toBe(false))
  press(name)
}

describe('a plain suite', () => {
  test('without parameters skips the overrides, and is saved from the confirmation', async () => {
    const { path } = await open()
    expect(isDisabled('Confirm')).toBe(true)
    enterName()
    await choose('Scenario plain')
    expect(screen.getByText('Nothing to override')).toBeDefined()
    await goTo('Confirm')
    expect(screen.getByRole('row', { name: /Scenario plain Latest No No/ })).toBeDefined()
    // A double click on Confirm, then an impatient user.
    fireEvent.click(button('Save'), { detail: 2 })
    expect(saved()).toEqual([])
    press('Save')
    press('Save')
    await waitFor(() => expect(path()).toBe('/suites/new'))
    expect(saved()).toEqual([
      {
        title: 'Night',
        description: '',
        type: 'planning_sim_v2',
        purpose: 'evaluation',
        target_environment_types: ['container'],
        specs: [
          {
            scenario_id: 'plain',
            essential: false,
            unavailable: false,
            parameter_set_overrides: [],
            scenario_parameter_set_overrides: [],
          },
        ],
        catalogs: [],
        parameter_set_overrides: [],
        labels: [],
      },
    ])
  })

  test('with parameters goes on to its overrides, which must be valid', async () => {
    await open()
    enterName()
    await choose('Scenario speedy')
    await goTo('Define parameter set overrides')
    const override = within(screen.getByRole('group', { name: 'Override of speed, all scenarios' }))
    fireEvent.click(override.getByRole('radio', { name: 'List' }))
    const value = screen.getByRole('textbox', { name: 'Value 1 of speed' })
    expect(value).toHaveProperty('value', '10')
    expect(isDisabled('Confirm')).toBe(false)
    fireEvent.input(value, { target: { value: 'fast' } })
    expect(screen.getByText('Invalid value')).toBeDefined()
    expect(isDisabled('Confirm')).toBe(true)

    fireEvent.click(override.getByRole('radio', { name: 'Range' }))
    expect(screen.queryByText('Required')).toBeNull()
    for (const [field, text] of [
      ['Start', '0'],
      ['Stop', 'x'],
      ['Step', ''],
    ] as const) {
      fireEvent.input(screen.getByRole('textbox', { name: `${field} of speed` }), {
        target: { value: text },
      })
      fireEvent.blur(screen.getByRole('textbox', { name: `${field} of speed` }))
    }
    expect(screen.getByText('This value cannot be treated as a numerical value')).toBeDefined()
    expect(screen.getByText('Required')).toBeDefined()
    for (const [field, text] of [
      ['Stop', '10'],
      ['Step', '5'],
    ] as const) {
      fireEvent.input(screen.getByRole('textbox', { name: `${field} of speed` }), {
        target: { value: text },
      })
    }
    await goTo('Confirm')
    await goTo('Save')
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({
        parameter_set_overrides: [{ name: 'speed', start: 0, stop: 10, step: 5 }],
      }),
    )
  })

  test('accepts approved scenarios only', async () => {
    await open()
    enterName()
    await choose('Scenario raw')
    const chosen = pane('Chosen scenarios')
    expect(chosen.getByRole('alert').textContent).toContain(
      'Please select only approved scenarios.',
    )
    expect(chosen.getByRole('button', { name: 'Approve 1' })).toBeDefined()
    expect(isDisabled('Confirm')).toBe(true)
    fireEvent.click(pane('Chosen scenarios').getByRole('button', { name: 'Remove Scenario raw' }))
    expect(chosen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(isDisabled('Confirm')).toBe(false))
  })

  test('clears its scenarios when the type changes, and restores them on Undo', async () => {
    await open()
    await choose('Scenario plain')
    const type = screen.getByRole('combobox', { name: 'Type' })
    fireEvent.change(type, { target: { value: 'log_sim' } })
    expect(pane('Chosen scenarios').queryAllByRole('listitem')).toHaveLength(0)
    expect(screen.getByText(/The chosen scenario was cleared/)).toBeDefined()
    fireEvent.click(button('Undo'))
    expect(pane('Chosen scenarios').getAllByRole('listitem')).toHaveLength(1)
    expect(type).toHaveProperty('value', 'planning_sim_v2')
  })

  test('offers scenarios that are not deleted, filtered by name', async () => {
    await open()
    const list = pane('Available scenarios')
    await list.findByRole('checkbox', { name: 'Scenario plain' })
    expect(list.queryByRole('checkbox', { name: 'Scenario gone' })).toBeNull()
    fireEvent.change(list.getByRole('searchbox', { name: 'Scenario name' }), {
      target: { value: 'speedy' },
    })
    await waitFor(() => expect(list.getAllByRole('checkbox')).toHaveLength(1))
    expect(list.getByRole('checkbox', { name: 'Scenario speedy' })).toBeDefined()
  })
})

describe('fields', () => {
  test('show errors only once touched', async () => {
    await open()
    expect(screen.queryByText('Required.')).toBeNull()
    fireEvent.blur(nameField())
    expect(await screen.findByText('Required.')).toBeDefined()
    enterName('a'.repeat(129))
    expect(await screen.findByText('Name cannot exceed 128 characters.')).toBeDefined()
  })

  test('labels show errors in their row, and together once left', async () => {
    await open()
    fireEvent.click(button('Add label'))
    const value = screen.getByRole('textbox', { name: 'Value of label 1' })
    fireEvent.input(value, { target: { value: '-x' } })
    expect(screen.queryByText('Key is required.')).toBeNull()
    fireEvent.blur(screen.getByRole('textbox', { name: 'Key of label 1' }))
    expect(await screen.findByText('Key is required.')).toBeDefined()
    expect(screen.getByText(/^Value does not match the pattern/)).toBeDefined()
    expect(screen.getByText('Key of Label at No.1 is empty.')).toBeDefined()
    for (let rows = 1; rows < 10; rows++) fireEvent.click(button('Add label'))
    expect(isDisabled('Add label')).toBe(true)
    fireEvent.click(button('Remove label 1'))
    expect(screen.queryByText('Key of Label at No.1 is empty.')).toBeNull()
    expect(isDisabled('Add label')).toBe(false)
  })

  test('at least one environment type', async () => {
    await open()
    enterName()
    await choose('Scenario plain')
    fireEvent.click(screen.getByRole('checkbox', { name: 'container' }))
    expect(await screen.findByText('At least one must be selected.')).toBeDefined()
    expect(isDisabled('Confirm')).toBe(true)
  })
})

describe('versions', () => {
  test('that cannot be listed leave only Latest, and an alert', async () => {
    const fault = { kind: 'status', status: 404, form: 'code' } as const
    services.fail('scenario.listScenarioVersions', fault)
    await open()
    await choose('Scenario plain')
    const picker = screen.getByRole('combobox', { name: 'Version of Scenario plain' })
    fireEvent.focus(picker)
    fireEvent.click(picker)
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('The service failed on purpose.'),
    )
    await waitFor(() =>
      expect(
        within(screen.getByRole('listbox', { name: 'Version' })).getAllByRole('option'),
      ).toHaveLength(1),
    )
  })

  test('to choose from are the approved ones', async () => {
    services.keep(
      scenarioOf('plain', { versionId: 3 }),
      scenarioOf('plain', { versionId: 2 }),
      scenarioOf('plain', { versionId: 1, review: { status: 'non_approved' } }),
    )
    await open()
    await choose('Scenario plain')
    const picker = screen.getByRole('combobox', { name: 'Version of Scenario plain' })
    fireEvent.focus(picker)
    fireEvent.click(picker)
    fireEvent.click(await screen.findByRole('option', { name: /Version 2/ }))
    expect(picker.textContent).toBe('Version 2')
  })
})

describe('a suite for approval', () => {
  const raw = {
    id: 'raw',
    versionId: 3,
    displayName: 'Scenario raw',
    type: 'planning_sim_v2',
    deprecated: false,
    review: { status: 'non_approved' },
  } as const

  test('holds versions to approve, and has a step for catalogs', async () => {
    const targets = suiteOfTargets(
      [{ scenarioId: 'raw', versionId: 3 }],
      [{ ...raw, parameterSet: { variables: [], types: {}, values: [] } }],
    )
    const { path } = await open(startOfNew({ catalog: undefined, targets, leftOut: [] }))
    enterName()
    await goTo('Next')
    expect(screen.getByText(/The project has no catalogs|Loading/)).toBeDefined()
    await goTo('Next')
    await goTo('Save')
    await waitFor(() => expect(path()).toBe('/suites/new'))
    expect(saved()[0]).toMatchObject({
      purpose: 'for_approval',
      specs: [{ scenario_id: 'raw', scenario_version_id: 3 }],
    })
  })
})

describe('a save that fails', () => {
  test('for scenarios that are not approved names them and keeps the input', async () => {
    services.fail('evaluation.createSuite', {
      kind: 'status',
      status: 400,
      form: 'code',
      message: 'A scenario is not approved.',
    })
    await open()
    enterName()
    await choose('Scenario plain')
    await goTo('Confirm')
    // Somebody withdraws the approval meanwhile.
    services.keep(scenarioOf('plain', { review: { status: 'requested_changes' } }))
    await goTo('Save')
    await screen.findByText(
      'The suite update failed because the following scenario has not been approved.',
    )
    const link = within(screen.getByRole('alert')).getByRole('link', { name: /Scenario plain/ })
    expect(link.getAttribute('href')).toMatch(/\/scenarios\/plain\?version=3$/)
    expect(link.getAttribute('target')).toBe('_blank')
    press('Back')
    expect(nameField()).toHaveProperty('value', 'Night')
  })

  test('for scenarios that are not approved says so even if the look-up finds none', async () => {
    services.fail('evaluation.createSuite', {
      kind: 'status',
      status: 400,
      form: 'name',
      message: 'Version 3 is not approved',
    })
    await open()
    enterName()
    await choose('Scenario plain')
    await goTo('Confirm')
    await goTo('Save')
    expect(
      await screen.findByText(
        'The suite update failed because the following scenario has not been approved.',
      ),
    ).toBeDefined()
    expect(screen.getByText(/Version 3 is not approved \(demo_fault\)/)).toBeDefined()
  })

  test('for another reason shows it, and can be retried', async () => {
    const message = 'The name is taken.'
    services.fail(
      'evaluation.createSuite',
      { kind: 'status', status: 409, form: 'code', message },
      1,
    )
    const { path } = await open()
    enterName()
    await goTo('Confirm')
    await goTo('Save')
    expect(await screen.findByText(/The name is taken\./)).toBeDefined()
    expect(path()).toBe('/')
    await goTo('Save')
    await waitFor(() => expect(path()).toBe('/suites/new'))
  })
})

test('an edited suite keeps its type and sends the version that editing started from', async () => {
  const suite: Suite = {
    id: 's1',
    versionId: '1',
    displayName: 'Night',
    description: '',
    type: 'planning_sim_v2',
    purpose: 'evaluation',
    projectId,
    targetEnvironmentTypes: ['native'],
    specs: [],
    attachments: [{ catalogId: 'k1', catalogDisplayName: 'Shuttle' }],
    parameterSetOverrides: [],
    labels: [],
    deprecated: false,
    createdAt: '2024-03-05T09:40:00Z',
    updatedAt: '2024-03-05T09:40:00Z',
    createdBy: 'u1',
    updatedBy: 'u1',
  }
  services.keepSuite(suite)
  const { path } = await open(startOfEdit(suite, false), suite)
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveProperty('disabled', true)
  enterName('Day')
  await goTo('Confirm')
  await goTo('Save')
  await waitFor(() => expect(path()).toBe('/suites/s1'))
  expect(saved()[0]).toEqual({
    title: 'Day',
    description: '',
    current_version_id: '1',
    purpose: 'evaluation',
    target_environment_types: ['native'],
    specs: [],
    catalogs: [{ catalog_id: 'k1' }],
    parameter_set_overrides: [],
    labels: [],
  })
})
