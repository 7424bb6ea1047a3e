import { lengthProblem } from '@/lib/display-names.ts'
import { type Details, descriptionError } from '@/models/ml-experiments/experiment-details.ts'

const required = 'Required.'

/** Maximum length of a package's name, in characters. */
export const packageNameLimit = 32

/** Maximum length of a release's name, in characters. */
export const releaseNameLimit = 64

const problemOf = (
  name: string,
  rule: { limit: number; pattern: RegExp; symbols: string },
): string | undefined => {
  const text = name.trim()
  if (text === '') return required
  if (!rule.pattern.test(text)) {
    return `Use only alphanumeric characters and the following symbols: ${rule.symbols}.`
  }
  return lengthProblem('Name', text, rule.limit)
}

/** Error text for the name of a package; undefined when valid. */
export const packageNameError = (name: string): string | undefined =>
  problemOf(name, {
    limit: packageNameLimit,
    pattern: /^[A-Za-z][A-Za-z0-9_-]*$/,
    symbols: '- _',
  })

/** Error text for the name of a release; undefined when valid. */
export const releaseNameError = (name: string): string | undefined =>
  problemOf(name, {
    limit: releaseNameLimit,
    pattern: /^[A-Za-z0-9][\w(),./-]*$/,
    symbols: '- _ . , / ( )',
  })

/** Problems of the details, in short; `nameError` is the rule of the name. */
export const detailProblems = (
  { name, description }: Details,
  nameError: (name: string) => string | undefined,
): string[] => {
  const wrongName = nameError(name)
  const problems = [
    wrongName === required ? 'Enter a name.' : wrongName,
    descriptionError(description),
  ]
  return problems.filter((problem) => problem !== undefined)
}

/** The consequence of a name other than the stored one; undefined for a new package, and for the same name. */
export const renameWarning = (name: string, stored: string | undefined): string | undefined =>
  stored === undefined || name.trim() === stored
    ? undefined
    : 'Changing an ML package name affects the CI/CD pipeline search integration.'
