import { decode, MismatchError, type Plan } from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'
import type { Checks } from './contract-checks.ts'

const findings = (plan: Plan | undefined, value: unknown, place: string): string[] => {
  if (!plan) return []
  try {
    decode(plan, value, place)
    return []
  } catch (error) {
    if (error instanceof MismatchError) return [error.message]
    throw error
  }
}

const answerFindings = ({ answer, id }: Operation, body: unknown) =>
  answer
    ? findings(answer, body, id)
    : body === undefined
      ? []
      : [`The answer of ${id} has a body, but the contract declares none.`]

/**
 * Checks by the plans of the console's own codec: types, required fields and enumerations. They
 * need no compiled schema, and so run under a Content-Security-Policy that forbids eval.
 */
export const codecChecks: Checks = {
  request: (operation, { query, header, body }) => [
    ...findings(operation.query, query, 'query'),
    ...findings(operation.header, header, 'header'),
    // A missing body is found before any check.
    ...(body === undefined ? [] : findings(operation.body, body, 'body')),
  ],
  answer: (operation, status, body) => (status < 400 ? answerFindings(operation, body) : []),
}
