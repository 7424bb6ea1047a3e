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

/** What happens in a scenario. */
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

const rightToLeft = 'عبور المشاة عند إشارة المرور / תרחיש חציית כביש'

/** Long enough to be cut anywhere, and still no more than 128 characters. */
const veryLong =
  'Regression of the regression of lane changes before the tunnel entrance with three lead vehicles, two cyclists, and one more again'.slice(
    0,
    128,
  )

/**
 * Texts that try a reader: markup, quotes, other scripts, both directions, length, and what a
 * spreadsheet takes for a formula. Each fits where 128 characters fit.
 */
export const oddTexts = [
  '<img src=x onerror=alert(1)> & <b>bold</b> cut-in',
  `O'Hara's "special" case – 100 % \\ back/slash`,
  rightToLeft,
  veryLong,
  '無人シャトル右折（交差点・夜間）',
  '=HYPERLINK("https://example.com","=1+1")',
  '🚧 Roadworks 🚧 with a 👷🏽 flagger',
  'a',
  'Zażółć gęślą jaźń; DROP TABLE scenarios;--',
  '{{name}} {0} %3Cb%3E %s &lt;i&gt;',
] as const

/** Sentences of more than one line, and of none. */
export const descriptions = [
  '',
  '',
  'Part of the nightly regression.',
  'Reported by the safety drivers of the Odaiba route.\nSee the recording for the exact speeds.',
  'Checks that the vehicle keeps the distance that the operational design domain asks for.',
  'Replaces the older variant, which started too close to the junction.',
  'Runs with both map versions.',
  '<script>alert("description")</script> "quoted" & \'single\'',
] as const
