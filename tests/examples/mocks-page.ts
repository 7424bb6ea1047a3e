import { evaluationHandlers } from 'evaluation-console-mocks/evaluation/mocks'
import { getSuiteAnswer } from 'evaluation-console-mocks/evaluation/random'
import { setupWorker } from 'msw/browser'

const worker = setupWorker(
  ...evaluationHandlers({
    baseUrl: '/services/evaluation',
    seed: 'preview',
    answers: { getSuite: () => getSuiteAnswer({ display_name: 'Night drive' }) },
  }),
)
await worker.start({ onUnhandledFrame: 'bypass' })

const response = await fetch('/services/evaluation/projects/p/suites/s')
const suite = await response.json()
document.body.textContent = suite.display_name
