/** Where the ids of the parts of a run begin; each kind has fewer than the distance to the next. */
export const idPlaces = {
  reports: 0,
  streams: 10,
  logs: 20,
  checkpoints: 30,
  artifacts: 40,
  metrics: 100,
} as const

/** More than the parts of any run. */
export const idCount = 200
