/** Features that are not for everybody; each is granted by a feature scope of the platform. */
export const features = [
  'internalStaff',
  'privileged',
  'caret',
  'reconstructionAccuracy',
  'webauto',
] as const

/** One of `features`. */
export type Feature = (typeof features)[number]

/** External tools that the console links to. */
export const externalTools = [
  'scenarioEditor',
  'scenarioViewer',
  'logSimEditor',
  'logSimViewer',
  'vectorMapBuilder',
  'dataSearchConsole',
  'projectConsole',
] as const

/** One of `externalTools`. */
export type ExternalTool = (typeof externalTools)[number]
