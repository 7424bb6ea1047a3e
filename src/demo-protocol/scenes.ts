/** A named moment of the demo, from which a presenter goes on. */
interface SceneText {
  id: string
  title: string
  /** The next step, in two lines. */
  next: readonly [string, string]
  /** Who is signed in. */
  persona: 'member' | 'internal' | 'privileged' | 'newcomer'
}

/** The scenes of the demo, in the order in which they make a tour. */
export const scenes = [
  {
    id: 'failed-night',
    title: 'The morning after a failed night',
    next: [
      'The newest Nightly run failed: its page begins with the causes, and says which of the failures are new.',
      'A click on a failure opens its case with the log at the first error; the key ] leads to the next one.',
    ],
    persona: 'member',
  },
  {
    id: 'moved-limit',
    title: 'A sweep whose limit moved',
    next: [
      'The tab Parameter space shows where passing turns into failing, over speed and gap.',
      'Compared with the earlier job, the limit has moved by 2 m; a part that is selected can be run by itself.',
    ],
    persona: 'member',
  },
  {
    id: 'broken-build',
    title: 'A build that broke',
    next: [
      'The build failed, so that nothing was tested: its page names the reason, and has the log.',
      'The log opens at the first error, with the package that failed at the top; the commit leads to its source.',
    ],
    persona: 'member',
  },
  {
    id: 'diverging-training',
    title: 'A training that diverges',
    next: [
      'The losses of the run Learning rate 0.1 have grown to five digits, and its accuracy stays near zero.',
      'In the list of runs, select it and another one: Compare draws both curves, and shows the learning rate as what differs.',
    ],
    persona: 'member',
  },
  {
    id: 'slow-bulk',
    title: 'A bulk change that the platform slows down',
    next: [
      'Select some scenarios and share them: every call takes 3 seconds, and the page counts what is done.',
      'The page can be left meanwhile; what could not be changed is named at the end, with a retry.',
    ],
    persona: 'member',
  },
  {
    id: 'outage',
    title: 'An outage and its end',
    next: [
      'The reports do not come: the page says that it is retrying, and nobody has to click.',
      'After four failed calls the service is back, and the list appears by itself.',
    ],
    persona: 'member',
  },
  {
    id: 'first-day',
    title: 'The first day in an empty project',
    next: [
      'The project has no reports: the page says so, and what starts the first job.',
      'The switcher in the toolbar leads to the other projects, which are full.',
    ],
    persona: 'member',
  },
] as const satisfies readonly SceneText[]

/** One of `scenes`. */
export type Scene = (typeof scenes)[number]

/** Id of a scene. */
export type SceneId = Scene['id']

/** The scene with an id; undefined when there is none. */
export const sceneOf = (id: string | null): Scene | undefined =>
  scenes.find((scene) => scene.id === id)
