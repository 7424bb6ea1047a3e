import type { Page } from '@playwright/test'
import type { Bench } from '../bench.ts'
import { referenceAddress, timeOfReferencePress } from '../reference/measure.ts'
import { inProject, largeLists } from '../routes.ts'
import { alternately } from './alternate.ts'
import { callsBeforeRows } from './calls.ts'
import { timeOfDrawer, timeOfNextScreen } from './journeys.ts'
import { navigationTo } from './rows.ts'

/** Takes how soon lists, and what is opened from them, are there. */
export const takeLists = async (bench: Bench): Promise<void> => {
  const { take, runs, running, withPage, withReference } = bench
  const calls = (address: string, path: string) =>
    withPage((page) => callsBeforeRows(page, running.traffic, address, path))
  /** Times of the console and of the reference page until rows are painted. */
  const navigation = (address: string, rate: number) =>
    alternately(
      runs,
      () => withPage(navigationTo(address, { rate })),
      () => withReference(navigationTo(referenceAddress, { rate })),
    )
  /** Times of a press in the console and on the reference page. */
  const press = (ofConsole: (page: Page) => Promise<number>) =>
    alternately(
      runs,
      () => withPage(ofConsole),
      () => withReference(timeOfReferencePress),
    )
  const { reports, suites } = largeLists
  await take(['reportsCalls'], async () => ({ reportsCalls: await calls(reports, '/reports') }))
  await take(['suitesCalls'], async () => ({ suitesCalls: await calls(suites, '/suites') }))
  await take(['reportsTime'], async () => ({ reportsTime: await navigation(reports, 1) }))
  await take(['reportsTimeSlow'], async () => ({ reportsTimeSlow: await navigation(reports, 4) }))
  await take(['suitesTime'], async () => ({ suitesTime: await navigation(suites, 1) }))
  await take(['suitesTimeSlow'], async () => ({ suitesTimeSlow: await navigation(suites, 4) }))
  await take(['nextScreenTime'], async () => ({
    nextScreenTime: await press((page) => timeOfNextScreen(page, inProject('shuttle', '/suites'))),
  }))
  await take(['drawerTime'], async () => ({
    drawerTime: await press((page) => timeOfDrawer(page, inProject('shuttle', '/reports'))),
  }))
}
