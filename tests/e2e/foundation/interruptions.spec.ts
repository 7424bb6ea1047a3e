import type { Locator, Page } from '@playwright/test'
import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import type { Demo } from '../support/demo.ts'
import { expectDone, openTask, tray } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: 'Privileged' })

/** More than the calls at a time. */
const most = 6

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })

/** Opens a dialog of the selected things. */
const choose = async (page: Page, action: string): Promise<Locator> => {
  await bar(page).getByRole('button', { name: action, exact: true }).click()
  return page.getByRole('dialog')
}

/** A change of many things: where it begins, what the user fills in, and the call that makes it. */
interface Kind {
  list: string
  /** Opens the dialog and fills it in. */
  prepare: (page: Page) => Promise<Locator>
  /** The button that starts it. */
  submit: string
  operation: string
  /** One call changes all things. */
  isBatch?: true
  interruption: keyof typeof interruptions
}

const suites = '/evaluation/suites?page_size=10&sort=name'
const scenarios = '/evaluation/scenarios?page_size=10&sort=display_name&sim_type=planning_sim_v2'
const ownScenarios = `${scenarios}&area_map_id=1107`

const kinds: Readonly<Record<string, Kind>> = {
  attach: {
    list: suites,
    prepare: async (page) => {
      const dialog = await choose(page, 'Attach')
      await dialog.getByRole('combobox', { name: 'Catalog' }).click()
      await page.getByRole('option', { name: 'No suites yet' }).click()
      return dialog
    },
    submit: 'Attach',
    operation: 'evaluation.updateSuite',
    interruption: 'closed tab',
  },
  label: {
    list: suites,
    prepare: async (page) => {
      const dialog = await choose(page, 'Add label')
      await dialog.getByRole('textbox', { name: 'Key' }).fill('outlasts')
      await dialog.getByRole('textbox', { name: 'Value' }).fill('it')
      return dialog
    },
    submit: 'Add label',
    operation: 'evaluation.updateSuite',
    interruption: 'offline',
  },
  delete: {
    list: suites,
    prepare: (page) => choose(page, 'Delete'),
    submit: 'Delete',
    operation: 'evaluation.deprecateSuite',
    interruption: 'reload',
  },
  conditions: {
    list: ownScenarios,
    prepare: async (page) => {
      const dialog = await choose(page, 'Update Conditions')
      await dialog.getByRole('button', { name: 'Next' }).click()
      await dialog
        .getByRole('textbox', { name: 'POSITION 1' })
        .fill('OpenSCENARIO.Storyboard.StopTrigger.ConditionGroup')
      await dialog
        .getByRole('textbox', { name: 'CONDITION 1' })
        .fill('{"Condition":{"name":"new"}}')
      return dialog
    },
    submit: 'Update',
    operation: 'scenario.batchUpdateScenarioFormats',
    isBatch: true,
    interruption: 'closed tab',
  },
  review: {
    list: `${scenarios}&state=non_approved`,
    prepare: (page) => choose(page, 'Review'),
    submit: 'Submit',
    operation: 'scenario.batchReviewScenarioVersions',
    isBatch: true,
    interruption: 'maintenance',
  },
  share: {
    list: ownScenarios,
    prepare: async (page) => {
      const dialog = await choose(page, 'Share')
      await dialog
        .getByRole('textbox', { name: 'Destination project ID' })
        .fill(projectIds.robotaxi)
      return dialog
    },
    submit: 'Share',
    operation: 'scenario.createScenarioShare',
    isBatch: true,
    interruption: 'reload',
  },
  maps: {
    list: ownScenarios,
    prepare: async (page) => {
      const dialog = await choose(page, 'Update Maps')
      await dialog.getByRole('combobox', { name: 'Map of all scenarios' }).click()
      await page.getByRole('option', { name: /1188$/ }).click()
      await dialog.getByRole('combobox', { name: 'Map version of all scenarios' }).click()
      await page.getByRole('listbox').getByRole('option').first().click()
      return dialog
    },
    submit: 'Submit',
    operation: 'scenario.createScenarioVersion',
    interruption: 'limited',
  },
  accept: {
    list: `/evaluation/scenarios/share_invitations?project_id=${projectIds.robotaxi}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: `Actions (${most})` }).click()
      await page.getByRole('menuitem', { name: 'Accept' }).click()
      return page.getByRole('alertdialog', { name: 'ACCEPT INVITATION' })
    },
    submit: 'Accept',
    operation: 'scenario.acceptScenarioShareInvitation',
    interruption: 'signed out',
  },
}

/** How a change that runs on a page is interrupted, and goes on. */
interface Interruption {
  fault: Fault
  says: string | RegExp
  /** Leaves the page with calls on their way, which take effect; gives the page on which the user comes back. */
  leave?: (running: Page, other: Page) => Promise<Page>
  /** The first step of a person. */
  first?: (page: Page) => Promise<unknown>
  /** The step of a person once the cause is gone, where it does not go on by itself. */
  mend?: (page: Page) => Promise<unknown>
}

const refusal = (status: number): Fault => ({ kind: 'status', status, form: 'code', retryAfter: 3 })

const silence: Fault = { kind: 'slow', milliseconds: 60_000 }

const interruptions = {
  'closed tab': {
    fault: silence,
    says: /0 of \d/,
    leave: async (running, other) => {
      await running.close({ runBeforeUnload: true })
      await running.waitForEvent('close')
      return other
    },
  },
  reload: {
    fault: silence,
    says: /0 of \d/,
    leave: async (running) => {
      await running.reload()
      return running
    },
  },
  limited: { fault: refusal(429), says: /Paused until \d\d:\d\d:\d\d/ },
  maintenance: {
    fault: refusal(503),
    says: 'Maintenance',
    first: async (page) => {
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(heading(page)).toHaveText('Scenarios')
    },
  },
  offline: { fault: { kind: 'drop' }, says: 'No connection' },
  // The next call that is answered ends it, as a sign-in does.
  'signed out': {
    fault: refusal(401),
    says: 'Signed out',
    mend: (page) => page.getByRole('link', { name: 'Suites', exact: true }).click(),
  },
} as const satisfies Readonly<Record<string, Interruption>>

/** How many calls of an operation the platform has taken. */
const taken = async (demo: Demo, operation: string) => {
  const entry = (await demo.ledger()).find((each) => each.operation === operation)
  return Object.entries(entry?.statuses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .reduce((sum, [, times]) => sum + times, 0)
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Follows a link while a change runs or waits, and goes back. */
const lookElsewhere = async (page: Page, says: string | RegExp) => {
  const here = await heading(page).textContent()
  await page.getByRole('link', { name: 'Maps', exact: true }).click()
  await expect(heading(page)).toHaveText('Maps')
  await expect(tray(page)).toContainText(says)
  await page.goBack()
  await expect(heading(page)).toHaveText(here ?? '')
  await expect(tray(page)).toContainText(says)
}

/** Sends what was not sent, and then what no answer came for, as a person does who comes back. */
const goOn = async (page: Page, isBatch: boolean) => {
  const press = (name: string) => tray(page).getByRole('button', { name, exact: true }).click()
  const underWay = isBatch ? most : 5
  await openTask(page)
  await expect(tray(page)).toContainText(`${underWay} failed`)
  if (!isBatch) await press(`Go on with ${most - underWay}`)
  await press(`Retry ${underWay}`)
}

test('changes of many outlast what interrupts them, and make each change once', async ({
  page,
  context,
  demo,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/Failed to load resource/)
  for (const [name, kind] of Object.entries(kinds)) {
    await test.step(`${name}, ${kind.interruption}`, async () => {
      const { list, prepare, submit, operation, isBatch = false } = kind
      const { fault, says, first, leave, mend }: Interruption = interruptions[kind.interruption]
      const before = await taken(demo, operation)
      const running = kind.interruption === 'closed tab' ? await context.newPage() : page
      const asked: string[] = []
      running.on('dialog', async (question) => {
        asked.push(question.type())
        await question.accept()
      })
      await running.goto(list)
      const rows = running.getByRole('row').filter({ has: running.getByRole('rowheader') })
      for (const row of Array(most).keys()) await rows.nth(row).getByRole('checkbox').check()
      const dialog = await prepare(running)
      await demo.fault(operation, fault)
      await dialog.getByRole('button', { name: submit, exact: true }).click()
      await openTask(running)
      await expect(tray(running)).toContainText(says)
      await first?.(running)
      await lookElsewhere(running, says)
      if (leave) {
        await leave(running, page)
        await demo.clearFaults()
        expect(asked).toEqual(['beforeunload'])
        if (running !== page) await page.goto(list)
        await goOn(page, isBatch)
      } else {
        await expect(tray(page)).toContainText(`${most} left`)
        await demo.clearFaults()
        await mend?.(page)
      }
      await expectDone(page, `${most} of ${most}`, 60_000)
      expect((await taken(demo, operation)) - before).toBe(isBatch ? 1 : most)
      page.removeAllListeners('dialog')
    })
  }
})

test('a reject whose answers are lost is looked up: it is done, and sent once', async ({
  page,
  demo,
}) => {
  await page.goto(`/evaluation/scenarios/share_invitations?project_id=${projectIds.shuttle}`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(2)
  for (const row of [0, 1]) await rows.nth(row).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Actions (2)' }).click()
  await page.getByRole('menuitem', { name: 'Reject' }).click()
  await demo.fault('scenario.rejectScenarioShareInvitation', { kind: 'lost' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(tray(page)).toContainText('2 invitations rejected', { timeout: 30_000 })
  await expect(page.getByText('No other project offers to share scenarios')).toBeVisible()
  expect(await taken(demo, 'scenario.rejectScenarioShareInvitation')).toBe(2)
})

for (const name of ['label', 'delete', 'maps']) {
  // Whether the browser sends the call once more by itself is up to its connection.
  test(`a ${name} whose answer is lost once is done, and once only`, async ({ page, demo }) => {
    const kind = kinds[name]
    if (!kind) throw new Error('There is no such change.')
    await page.goto(kind.list)
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
    for (const row of Array(most).keys()) await rows.nth(row).getByRole('checkbox').check()
    const dialog = await kind.prepare(page)
    await demo.fault(kind.operation, { kind: 'lost' }, 1)
    await dialog.getByRole('button', { name: kind.submit, exact: true }).click()
    await openTask(page)
    await expectDone(page, `${most} of ${most}`, 30_000)
    expect(await taken(demo, kind.operation)).toBe(most)
  })
}
