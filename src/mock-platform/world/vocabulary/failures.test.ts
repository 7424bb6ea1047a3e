import { expect, test } from 'vitest'
import { signatureOf } from '@/evidence/failure-signature.ts'
import { createRandom } from '../random.ts'
import { type Failure, tidyFailures, untidyFailures } from './failures.ts'

const keyOf = ({ component, causes, message }: Failure, attempt: string) =>
  signatureOf({
    failureCauseLabels: [...causes],
    components: [
      {
        componentName: component,
        message: message(createRandom(attempt)),
        failureCauseLabels: [...causes],
      },
    ],
  }).key

test.each(Object.entries(tidyFailures))('%s reads alike in every attempt', (_, failure) => {
  const keys = Array.from({ length: 300 }, (_, index) => keyOf(failure, `attempt ${index}`))
  expect(new Set(keys).size).toBe(1)
})

test.each([tidyFailures, untidyFailures])('no two failures read alike', (failures) => {
  const keys = Object.values(failures).map((failure) => keyOf(failure, 'one'))
  expect(new Set(keys).size).toBe(keys.length)
})
