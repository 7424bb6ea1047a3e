/** Use of screens: their weights, by the name of the screen in the table of calls. */
export type Mix = Readonly<Record<string, number>>

/** The mixes that can be simulated. Nobody has counted them yet: they are what each kind of work needs. */
export const mixes = {
  /** Reads what broke. */
  results: {
    'the list of reports': 25,
    'the report of a job': 25,
    'the report of a suite': 15,
    'the report of a scenario': 15,
    'the report of a case': 15,
    'the report of a build': 5,
  },
  /** Prepares what is tested. */
  authoring: {
    'the list of suites': 20,
    'the page of a suite': 20,
    'the wizard that edits a suite': 15,
    'the list of scenarios': 15,
    'the page of a scenario': 10,
    'the list of catalogs': 5,
    'the page of a catalog': 5,
    'the list of reports': 10,
  },
  /** Trains models. */
  learning: {
    'the list of experiments': 15,
    'the page of an experiment': 25,
    'the page of a run': 30,
    'the page of a training of a run': 10,
    'the list of packages': 5,
    'the page of a package': 10,
    'the list of training datasets': 5,
  },
} as const satisfies Record<string, Mix>

/** Share of each mix among all consoles, when none is named. */
export const shares = { results: 0.6, authoring: 0.25, learning: 0.15 } as const satisfies Record<
  keyof typeof mixes,
  number
>

/** All of them, as on a working day. */
export const workingDay: Mix = Object.entries(mixes).reduce<Record<string, number>>(
  (day, [name, mix]) => {
    for (const [screen, weight] of Object.entries(mix)) {
      day[screen] = (day[screen] ?? 0) + weight * shares[name as keyof typeof mixes]
    }
    return day
  },
  {},
)

/** Further assumptions of the simulation, each with its meaning. */
export const assumptions = {
  inFront: {
    value: 0.5,
    is: 'share of consoles whose tab is in front; the others ask for nothing',
  },
  notFinal: {
    value: 0.3,
    is: 'share of the screens that can poll that show something that is not final',
  },
  stay: { value: 120, is: 'mean seconds on one screen' },
  act: { value: 20, is: 'mean seconds until somebody clicks or types on a screen' },
  pause: {
    value: 60,
    is: 'mean seconds until somebody presses Retry, or tries again after a maintenance',
  },
  reloads: {
    value: 0,
    is: 'share of those who reload the page instead of pressing Retry or Try again',
  },
  answer: { value: 0.2, is: 'seconds that a service takes to answer' },
  atOnce: {
    value: 5,
    is: 'calls that a screen has under way at once, of those that follow from earlier answers',
  },
} as const

/** The values of the assumptions. */
export const habits = Object.fromEntries(
  Object.entries(assumptions).map(([name, { value }]) => [name, value]),
) as { readonly [name in keyof typeof assumptions]: number }
