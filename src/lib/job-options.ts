/** Names of the options of a job, wherever it is started. */
export const jobOptionLabels = {
  cleanBuild: 'Clean Build',
  debug: 'Debug Build',
  developerOptionNames: 'Developer Build Options',
  skipTest: 'Skip Test',
  maxRetries: 'Max Test Retries',
  logExpirationDays: 'Log Expiration',
  disableLoggingOnSuccess: 'Disable Logging on Success',
  recordCaret: 'CARET Enabled',
  calculateScenarioReconstructionAccuracy: 'Calculate Scenario Reconstruction Accuracy',
  partialRelease: 'Partial Release',
} as const

/** Most characters of the description of a job. */
export const jobDescriptionLimit = 100

/** The choices of Max Test Retries, after `-`, which sets none. */
export const retryChoices = [1, 2, 3, 4, 5] as const

/** For how many days logs can be kept. The longest is where forms begin: nothing is lost early. */
export const logExpirationRange = { least: 1, most: 60 } as const

const secondsOfDay = 86_400

/** What is typed as whole days within the range: the nearest ones, the most when it is no number. */
export const wholeDays = (typed: string): number => {
  const { least, most } = logExpirationRange
  const days = typed.trim() === '' ? Number.NaN : Number(typed)
  if (Number.isNaN(days)) return most
  return Math.min(most, Math.max(least, Math.round(days)))
}

/** What is typed as seconds, 86,400 to 5,184,000. */
export const logExpirationSeconds = (typed: string): number => wholeDays(typed) * secondsOfDay

/** `day` or `days`, as it stands after what is typed. */
export const dayUnit = (typed: string): string => (wholeDays(typed) === 1 ? 'day' : 'days')

/** Stored seconds as whole days within the range, rounded up. */
export const logExpirationDays = (seconds: number): number => {
  const { least, most } = logExpirationRange
  return Math.min(most, Math.max(least, Math.ceil(seconds / secondsOfDay)))
}
