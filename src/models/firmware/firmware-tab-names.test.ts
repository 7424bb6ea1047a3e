import { expect, test } from 'vitest'
import { tabsOf } from './firmware-tab-names.ts'

test.each([
  [{}, ['items']],
  [{ sharedFrom: 'p2' }, ['items', 'suiteReports']],
])('%j has the tabs %j', (release, tabs) => expect(tabsOf(release)).toEqual(tabs))
