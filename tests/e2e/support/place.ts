import type { Locator, Page } from '@playwright/test'
import { type Address, catalogAddress, catalogWithAll } from './addresses.ts'
import { overview, pageHeading, snackbars } from './console.ts'
import type { OperationName } from './operations.ts'
import type { PersonaName } from './sign-in.ts'
import { forward, nameField } from './suites.ts'

type Find = (page: Page) => Locator

/** A page that has nothing to show. */
interface Absence {
  heading: string
  /** The link that leads on, and the heading of where it leads to. */
  link?: string
  to?: string | RegExp
}

/** A screen, and what is true of every screen. */
export interface Screen {
  name: string
  address: Address
  /** Who may see it; a member when left out. */
  persona?: PersonaName
  heading: string | RegExp
  /** Visible once everything has come. */
  content: (page: Page) => Locator
  /** Brings out the rest of what the screen can hold. */
  open?: (page: Page) => Promise<unknown>
  /** Its layers with texts of data, opened one after the other; each begins with the screen alone. */
  layers?: readonly ((page: Page) => Promise<unknown>)[]
  /** Most bytes of its scripts, where they are not those of another screen; the common limit when left out. */
  scriptLimit?: number | 'as another'
  /** Its content for an ID that nothing has. */
  missing?: Absence & { address: Address }
  /** Its message for an address with an ID that cannot be one. */
  invalid?: { address: string; text: string }
  /** The view of those who may not see it. */
  denied?: Absence & { addresses: readonly Address[]; calls?: readonly string[] }
}

/** A place that shows what a call reads. */
export interface Read {
  /** Visible once the call succeeds. */
  shown: Find
  /** The part that stays when it fails. */
  kept: Find
  /** Value of the field that stays. */
  entered?: string
  /** Brings the call about; opening the address does when left out. */
  ask?: (page: Page) => Promise<unknown>
  /** It fails alone: with the other calls of the page failed, one of them would not show. */
  apart?: true
  /** The place stands for its kind: the call fails in every way. */
  everyWay?: {
    /** Statuses that mean something else here. */
    except?: readonly number[]
    /** It is a POST: not tried again by itself. */
    isPost?: true
    /** Its answer is read item by item. */
    byItem?: true
    /** It is a list that shows what can be read: the alert says what it lacks. */
    lacks?: true
  }
}

/** A place that shows what an operation reads, and where it is. */
export interface ReadPlace extends Read {
  operation: OperationName
  /** Where it is shown, in words. */
  at: string
  address: Address
  persona?: PersonaName
}

/** A place that asks for a change. */
export interface ChangePlace {
  operation: OperationName
  /** Where it is asked for, in words. */
  at: string
  address: Address
  persona?: PersonaName
  /** Goes as far as before the last press. */
  prepare?: (page: Page) => Promise<unknown>
  /** The target of the last press. */
  submit: Find
  /** The part that stays when the change fails: the input, or the question. */
  kept: Find
  /** Value of the field that stays. */
  entered?: string
  /** Visible once it is done; left out where nothing can be seen of it. */
  done?: Find
  /** It is done as a change of many things: the tray tells of its failure, and has it tried again. */
  isTask?: true
  /** Operation whose alert tells of the failure, where it is another one's. */
  toldAs?: OperationName
  /** The place stands for its kind: the change fails in every way. */
  everyWay?: {
    /** Its success has a body, which must be readable. */
    answers?: true
  }
}

/** Reads of one page: by operation, the part that each call shows, and the part that stays when it fails. */
export const reads = (
  at: string,
  address: Address,
  reads: { readonly [operation in OperationName]?: Read | readonly [shown: Find, kept: Find] },
  persona?: PersonaName,
): ReadPlace[] =>
  Object.entries(reads).map(([operation, read]) => {
    const { shown, kept, ...more } = 'shown' in read ? read : { shown: read[0], kept: read[1] }
    const place = { operation: operation as OperationName, at, address, shown, kept, ...more }
    return persona ? { ...place, persona } : place
  })

/** An id that cannot be one, in an address. */
export const noId = 'not%20an%20id'

/** Finds the heading of the page. */
export const heading = (name: string | RegExp) => (page: Page) => pageHeading(page, name)

/** Finds the first of some rows. */
export const first = (rows: Find) => (page: Page) => rows(page).first()

/** Address of a page below that of a catalog. */
export const ofCatalog = (below: string) => () => catalogAddress(catalogWithAll, { below })

/** Finds the snackbar that says something. */
export const told = (text: string | RegExp) => (page: Page) =>
  snackbars(page).filter({ hasText: text })

/** Presses a button of the page. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Asks, in the row of a list or on a page, for something to be done with a thing. */
export const choose = (name: string, action: string) => async (page: Page) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Asks for something to be done with the thing of the page, or the first one of its list. */
export const chooseFirst = (action: string) => async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** A question that names the thing; its answer makes the change. */
export const question = (answer: string, name: string) => ({
  submit: (page: Page) =>
    page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }),
  kept: (page: Page) => page.getByRole('alertdialog').getByText(name).first(),
})

/** The last step of a form, reached by filling in the first; it shows what was entered. */
export const form = (
  entered: string,
  fill: (page: Page) => Promise<unknown> = (page) => nameField(page).fill(entered),
) => ({
  prepare: async (page: Page) => {
    await fill(page)
    await forward(page).click()
    await forward(page).filter({ hasText: 'Save' }).waitFor()
  },
  submit: forward,
  kept: (page: Page) => page.getByRole('main').getByText(entered).first(),
})

/** A button of a page that asks nothing; the page stays. */
export const button = (name: string) => ({
  submit: (page: Page) => page.getByRole('main').getByRole('button', { name }),
  kept: overview,
})
