/** Where vehicles drive. */
export const places = [
  'Odaiba',
  'Nishi-Shinjuku',
  'Kashiwanoha',
  'Shiojiri',
  'Haneda',
  'Kariya',
  'Yokohama Bay',
  'Toyosu',
] as const

/** The event of a scenario. */
export const manoeuvres = [
  'Cut-in from the left',
  'Cut-in from the right',
  'Lead vehicle brakes hard',
  'Pedestrian crosses behind a parked van',
  'Unprotected right turn',
  'Cyclist overtakes on the left',
  'Merge at the end of the lane',
  'Roundabout with yielding traffic',
  'Traffic light turns yellow',
  'Stop line without a traffic light',
  'Bus leaves the stop',
  'Oncoming vehicle on a narrow road',
  'Emergency vehicle from behind',
  'Obstacle on the lane',
  'Lane change to pass a slow truck',
  'Child runs after a ball',
  'Door of a parked car opens',
  'Crosswalk with a group of people',
  'Roadworks close the left lane',
  'Pull over and start again',
] as const

/** Under which conditions it happens. */
export const conditions = [
  'by day',
  'at night',
  'in rain',
  'in dense fog',
  'with a low sun',
  'in heavy traffic',
  'on a wet road',
  'on a slope',
] as const

/** Parts of the software that suites and components are named after. */
export const components = [
  'Localization',
  'Perception',
  'Planning',
  'Control',
  'Map',
  'Sensing',
  'System',
] as const

/** Things that scenario assets are made of. */
export const props = [
  'Cones and barriers',
  'Parked cars',
  'Pedestrians',
  'Cyclists',
  'Road signs',
  'Bus stop',
  'Trees and hedges',
  'Construction site',
] as const
