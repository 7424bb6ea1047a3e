import type { Drift } from './drift.ts'
import { access } from './kinds/access.ts'
import { browser } from './kinds/browser.ts'
import { changes } from './kinds/changes.ts'
import { filters } from './kinds/filters.ts'
import { forms } from './kinds/forms.ts'
import { identities } from './kinds/identities.ts'
import { meanings } from './kinds/meanings.ts'
import { pages } from './kinds/pages.ts'

/** Every drift that the contract tests are to find. */
export const drifts: readonly Drift[] = [
  ...forms,
  ...identities,
  ...filters,
  ...pages,
  ...access,
  ...browser,
  ...meanings,
  ...changes,
]
