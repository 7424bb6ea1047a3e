export { DeveloperOptionsField } from './developer-options-field.tsx'
export { LogExpirationInput } from './log-expiration-input.tsx'
export { MaxRetriesField } from './max-retries-field.tsx'
export { jobOptionItems } from './option-items.tsx'
