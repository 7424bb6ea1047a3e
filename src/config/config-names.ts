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

/** Prompts that the identity provider can be asked for at every sign-in, whatever it knows of the user. */
export const prompts = ['login', 'consent', 'select_account'] as const

/** One of `prompts`. */
export type Prompt = (typeof prompts)[number]

/** Where logging out ends: at the identity provider, or at the console alone. */
export const signOuts = ['provider', 'console'] as const

/** One of `signOuts`. */
export type SignOut = (typeof signOuts)[number]

/** How a new tab is signed in: by the access token of another tab, or at the identity provider. */
export const newTabs = ['share', 'sign-in'] as const

/** One of `newTabs`. */
export type NewTabs = (typeof newTabs)[number]
