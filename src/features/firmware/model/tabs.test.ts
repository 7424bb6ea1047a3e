import { expect, test } from 'vitest'
import { tabsOf } from './tabs.ts'

test.each([
  [{}, ['items']],
  [{ sharedFrom: 'p2' }, ['items', 'suiteReports']],
])('%j has the tabs %j', (release, tabs) => expect(tabsOf(release)).toEqual(tabs))
