import { expect, test } from 'vitest'
import { job, viewOf } from '../testing/made-view.ts'
import { answers } from './answers.ts'

test('what is known alone reads nothing, and older jobs are read where all of them are wanted', () => {
  const jobs = [
    job('before', 1, { cases: [['a', 'p']] }),
    job('own', 2, { cases: [['a', 'f']] }),
  ] as const
  const { view, wanted } = viewOf(jobs, { lacks: ['own'] })
  expect(answers.change(view, { job: jobs[1], isKnown: true }).state).toBeUndefined()
  expect(wanted).toEqual([])
  answers.change(view, { job: jobs[1] })
  expect(wanted.splice(0)).toEqual(['results own now'])
  expect(answers.baseline(view, { job: jobs[1] }).baseline?.job).toBe(jobs[0])
  expect(answers.jobs(view, { whole: false })).toBe(view.reach)
  expect(wanted.splice(0)).toEqual(['head'])
  answers.jobs(view, { whole: true })
  expect(wanted).toEqual(['head', 'all now'])
})
