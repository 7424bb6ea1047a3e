/** What people look at: weights of screens, by the name of the screen in the table of calls. */
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
const shares = { results: 0.6, authoring: 0.25, learning: 0.15 } as const satisfies Record<
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

/** What people do besides. */
export const habits = {
  /** Share of consoles whose tab is in front; the others ask for nothing. */
  inFront: 0.5,
  /** Share of the screens that can poll that show something that is not final. */
  notFinal: 0.3,
  /** Mean seconds on one screen. */
  stay: 120,
  /** Mean seconds until somebody presses Retry, or tries again from the maintenance page. */
  pause: 60,
  /** Seconds that a service takes to answer. */
  answer: 0.2,
} as const
