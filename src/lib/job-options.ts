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

/** Maximum length of a job description. */
export const jobDescriptionLimit = 100

/** Options of Max Test Retries, besides `-` for unset. */
export const retryChoices = [1, 2, 3, 4, 5] as const

/** Range of the log expiration in days. Forms default to the maximum, so that no log is lost early. */
export const logExpirationRange = { least: 1, most: 60 } as const

const secondsOfDay = 86_400

/** Converts input to whole days: rounded and clamped to the range; the maximum if it is not a number. */
export const wholeDays = (typed: string): number => {
  const { least, most } = logExpirationRange
  const days = typed.trim() === '' ? Number.NaN : Number(typed)
  if (Number.isNaN(days)) return most
  return Math.min(most, Math.max(least, Math.round(days)))
}

/** Converts input in days to seconds, 86,400 to 5,184,000. */
export const logExpirationSeconds = (typed: string): number => wholeDays(typed) * secondsOfDay

/** Unit after the input: `day` or `days`. */
export const dayUnit = (typed: string): string => (wholeDays(typed) === 1 ? 'day' : 'days')

/** Converts stored seconds to whole days, rounded up and clamped to the range. */
export const logExpirationDays = (seconds: number): number => {
  const { least, most } = logExpirationRange
  return Math.min(most, Math.max(least, Math.ceil(seconds / secondsOfDay)))
}
