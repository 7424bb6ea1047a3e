import type { CaseReport } from '@generated/evaluation/types.ts'
import { type ChangeQuestion, findBaseline, findChange, type JobChange } from './answer-change.ts'
import { type CaseHistories, findHistories, type HistoryQuestion } from './answer-histories.ts'
import { findLastPass, type LastPass, type PassQuestion } from './answer-last-pass.ts'
import { findPartHistory, type PartHistory, type PartQuestion } from './answer-parts.ts'
import { findStanding, type Standing, type StandingQuestion } from './answer-standing.ts'
import type { JobHeader } from './job-header.ts'
import type { FoundBaseline, ReadReach, View } from './view.ts'

/** Questions to the engine, and their answers. */
export interface Asks {
  change: { ask: ChangeQuestion; answer: JobChange }
  baseline: { ask: { job: JobHeader; against?: string | undefined }; answer: FoundBaseline }
  histories: { ask: HistoryQuestion; answer: CaseHistories }
  parts: { ask: PartQuestion; answer: PartHistory }
  lastPass: { ask: PassQuestion; answer: LastPass }
  standing: { ask: StandingQuestion; answer: Standing }
  /** All cases of a job, where they are at hand. */
  reports: { ask: { jobId: string }; answer: readonly CaseReport[] | undefined }
  /** The jobs themselves come by themselves: `known` in the client. */
  jobs: { ask: { whole: boolean }; answer: ReadReach }
}

/** Name of a question. */
export type AskName = keyof Asks

/** How each question is answered from what is known. */
export const answers: {
  readonly [Name in AskName]: (view: View, ask: Asks[Name]['ask']) => Asks[Name]['answer']
} = {
  change: (view, ask) => findChange(ask.isKnown ? view.quiet() : view, ask),
  baseline: (view, { job, against }) => findBaseline(view, job, against),
  histories: findHistories,
  parts: findPartHistory,
  lastPass: findLastPass,
  standing: findStanding,
  reports: (view, { jobId }) => view.reports(jobId),
  jobs: (view, { whole }) => {
    view.wantHead()
    if (whole) view.wantAll()
    return view.reach
  },
}
