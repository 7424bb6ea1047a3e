import { expect, type Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { overview, select } from '../support/console.ts'
import {
  type ChangePlace,
  choose,
  chooseFirst,
  first,
  heading,
  noId,
  press,
  question,
  type ReadPlace,
  reads,
  type Screen,
  told,
} from '../support/place.ts'
import {
  flagger,
  resultRows,
  scenarioAddress,
  scenarioListRows,
  shared,
  van,
  versionRows,
} from '../support/scenarios.ts'
import { suiteRow, suiteRows } from '../support/suites.ts'
import { tray } from '../support/tasks.ts'

const scenarios = '/evaluation/scenarios'
const invitations = `${scenarios}/share_invitations`
const attach = () => scenarioAddress(flagger, { below: '/attach_or_detach_from_suite' })

const invitationRows = (page: Page) =>
  page.getByRole('table', { name: 'Sharing invitations' }).getByRole('rowheader')

const submitIn = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

/** Asks for a change of all scenarios that are listed. */
const askForAll = (action: string) => async (page: Page) => {
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  const selection = page.getByRole('region', { name: 'Selection' })
  // More than the page has: a new suite of so many asks first.
  const others = selection.getByRole('button', { name: /^Select all \d+/ })
  await expect(selection).toBeVisible()
  if (await others.isVisible()) await others.click()
  await selection.getByRole('button', { name: action, exact: true }).click()
}

const askToAttach = (page: Page) =>
  page
    .getByRole('button', { name: /^(Attach|Detach) / })
    .first()
    .click()

const acceptAll = async (page: Page) => {
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await page.getByRole('button', { name: /^Actions \(\d+\)/ }).click()
  await page.getByRole('menuitem', { name: 'Accept' }).click()
}

/** The screens of the area. */
export const screens: readonly Screen[] = [
  {
    name: 'the list of scenarios',
    address: scenarios,
    heading: 'Scenarios',
    content: (page) => scenarioListRows(page).nth(19),
    layers: ['Review', 'Update Maps', 'Share', 'New Suite'].map(askForAll),
  },
  {
    name: 'the page of a scenario',
    address: () => scenarioAddress(flagger),
    heading: flagger,
    content: (page) => versionRows(page).nth(2),
    open: async (page) => {
      await page.getByText('Details', { exact: true }).click()
      await page.getByRole('tab', { name: 'Shares' }).click()
      await page.getByRole('list', { name: 'Shares' }).waitFor()
    },
    layers: [press('Review'), ...['Copy', 'Share', 'Delete'].map(chooseFirst)],
    missing: {
      address: async () => `${await scenarioAddress(flagger)}?project_id=${projectIds.empty}`,
      heading: 'Scenario not found',
      link: 'All scenarios',
      to: 'Scenarios',
    },
    invalid: { address: `${scenarios}/${noId}`, text: 'Invalid Scenario ID.' },
  },
  {
    name: 'the results of a scenario',
    address: () => scenarioAddress(flagger, { below: '?tab=results' }),
    heading: flagger,
    // Of the row that a phone has room for, too.
    content: (page) =>
      resultRows(page)
        .getByText(/ the last \d+/)
        .first(),
  },
  {
    name: 'the review of scenarios',
    address: `${scenarios}/review`,
    heading: 'Review',
    content: (page) => page.getByRole('region', { name: 'Differences' }).getByRole('table'),
  },
  {
    name: 'the invitations to share scenarios',
    address: invitations,
    heading: 'Sharing Invitations',
    content: first(invitationRows),
    layers: [acceptAll],
  },
  {
    name: 'the suites that a scenario can be attached to',
    address: attach,
    heading: 'Attach/detach from suite',
    content: (page) => suiteRow(page, 'Nightly regression'),
    layers: [askToAttach],
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the page of a scenario', () => scenarioAddress(flagger), {
    'scenario.getScenario': [heading(flagger), heading('Scenario')],
  }),
  ...reads('the shares of a scenario', () => scenarioAddress(flagger, { below: '?tab=shares' }), {
    'scenario.listScenarioShares': [
      (page) => page.getByRole('list', { name: 'Shares' }),
      heading(flagger),
    ],
  }),
  ...reads('an earlier version', () => scenarioAddress(flagger, { below: '?version=1' }), {
    'scenario.getScenarioVersion': [overview, heading(flagger)],
  }),
  ...reads('the suites of a scenario', () => scenarioAddress(flagger, { below: '?tab=suites' }), {
    'evaluation.listSuitesByScenario': [first(suiteRows), heading(flagger)],
  }),
  ...reads('the invitations to share scenarios', invitations, {
    'scenario.listScenarioShareInvitations': [
      first(invitationRows),
      heading('Sharing Invitations'),
    ],
  }),
  ...reads('attaching a scenario', attach, {
    'evaluation.listSuiteSpecs': {
      ask: (page) =>
        page
          .getByRole('button', { name: /^Detach / })
          .first()
          .click(),
      shown: (page) => page.getByRole('alertdialog').getByText(flagger),
      kept: (page) => page.getByRole('alertdialog').getByText(flagger),
    },
  }),
]

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
  {
    operation: 'scenario.reviewScenarioVersion',
    at: 'the page of a scenario',
    address: () => scenarioAddress(van),
    prepare: async (page) => {
      await press('Review')(page)
      await page.getByRole('radio', { name: 'Changes requested' }).check()
      await page.getByRole('dialog').getByRole('textbox').fill('Too far away.')
    },
    submit: submitIn('Submit'),
    kept: (page) => page.getByRole('dialog').getByRole('textbox'),
    entered: 'Too far away.',
    done: (page) => overview(page).getByText('Too far away.'),
  },
  {
    operation: 'scenario.copyScenario',
    at: 'the page of a scenario',
    address: () => scenarioAddress(flagger),
    prepare: async (page) => {
      await choose(flagger, 'Copy')(page)
      await page.getByRole('dialog').getByRole('textbox').fill('Flagger in the rain')
    },
    submit: submitIn('Copy'),
    kept: (page) => page.getByRole('dialog').getByRole('textbox'),
    entered: 'Flagger in the rain',
    done: told('The scenario has been copied'),
  },
  {
    operation: 'scenario.deprecateScenario',
    at: 'the page of a scenario',
    address: () => scenarioAddress(van),
    prepare: choose(van, 'Delete'),
    ...question('Delete', van),
    done: (page) => page.getByText('The scenario has been deleted'),
  },
  {
    operation: 'scenario.deprecateScenarioShare',
    at: 'the shares of a scenario',
    address: () => scenarioAddress(shared, { below: '?tab=shares' }),
    prepare: press(/^Stop sharing/),
    ...question('Stop sharing', 'Robotaxi L4'),
    done: told('Scenario sharing has been stopped'),
  },
  ...(['accept', 'reject'] as const).map((verb): ChangePlace => {
    const answer = verb === 'accept' ? 'Accept' : 'Reject'
    return {
      operation: `scenario.${verb}ScenarioShareInvitation`,
      at: 'the invitations to share scenarios',
      address: invitations,
      prepare: async (page) => {
        await page
          .getByRole('checkbox', { name: /^Select / })
          .nth(1)
          .check()
        await page.getByRole('button', { name: 'Actions (1)' }).click()
        await page.getByRole('menuitem', { name: answer }).click()
      },
      submit: (page) => page.getByRole('alertdialog').getByRole('button', { name: answer }),
      kept: first(invitationRows),
      isTask: true,
    }
  }),
  {
    operation: 'scenario.batchReviewScenarioVersions',
    at: 'many scenarios',
    address: `${scenarios}?display_name=double-parked`,
    prepare: async (page) => {
      await select(page, van)
      await press('Review')(page)
    },
    submit: (page) => page.getByRole('dialog').locator('button[type="submit"]'),
    kept: tray,
    isTask: true,
  },
  {
    operation: 'scenario.createScenarioShare',
    at: 'many scenarios',
    address: `${scenarios}?display_name=flagger`,
    prepare: async (page) => {
      await select(page, flagger)
      await press('Share')(page)
      await page.getByRole('dialog').getByRole('textbox').fill(projectIds.large)
    },
    submit: submitIn('Share'),
    kept: (page) => page.getByRole('dialog').getByRole('textbox'),
    entered: projectIds.large,
    done: told('Invitation sent'),
  },
  {
    operation: 'scenario.createScenarioVersion',
    at: 'many scenarios',
    address: `${scenarios}?display_name=double-parked`,
    prepare: async (page) => {
      await select(page, van)
      await press('Update Maps')(page)
      for (const field of ['Map', 'Map version']) {
        await page.getByRole('combobox', { name: `${field} of all scenarios` }).click()
        await page.getByRole('option').first().click()
      }
    },
    submit: (page) => page.getByRole('dialog').locator('button[type="submit"]'),
    kept: tray,
    isTask: true,
  },
  {
    operation: 'scenario.batchUpdateScenarioFormats',
    at: 'many scenarios',
    address: `${scenarios}?display_name=flagger`,
    persona: 'Privileged',
    prepare: async (page) => {
      await select(page, flagger)
      await press('Update Conditions')(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Next' }).click()
      await dialog
        .getByRole('textbox', { name: 'POSITION 1' })
        .fill('OpenSCENARIO.Storyboard.StopTrigger.ConditionGroup')
      await dialog.getByRole('textbox', { name: 'CONDITION 1' }).fill('{"Condition":{"name":"x"}}')
    },
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: 'Update', exact: true }),
    kept: tray,
    isTask: true,
  },
]
