import { expectSettled } from '../support/console.ts'
import { heading, type ReadPlace, reads, type Screen } from '../support/place.ts'

/** The screens of the area. */
export const screens: readonly Screen[] = [
  ...['console', 'controls', 'ledger'].map(
    (tab): Screen => ({
      name: `the test page, ${tab}`,
      address: `/evaluation/test?tab=${tab}`,
      heading: 'Test',
      content: (page) => page.getByRole('tab', { selected: true }),
    }),
  ),
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the shell', '/evaluation/suites', {
    'project.listProjects': {
      // Several parts of the shell ask, and the last of them must have been told.
      ask: expectSettled,
      shown: heading('Suites'),
      kept: (page) => page.getByRole('button', { name: 'Log out' }),
    },
  }),
]
