import { createFileRoute } from '@tanstack/react-router'
import { isPresentPathId } from '@/lib/ids.ts'
import { idRoute } from '@/page/path-ids.ts'

const named = (idName: string) =>
  idRoute({ crumb: 'Experiment', param: 'experimentId', idName, isId: isPresentPathId })

const [own, ofRuns] = [named('ML Experiment ID'), named('Experiment ID')]

export const Route = createFileRoute('/_console/mlexperiments/$experimentId')({
  ...own,
  beforeLoad: ({ params, location }) => {
    // Below an experiment there are its own form and the screens of its runs.
    const isOfRuns = /\/mlexperiments\/[^/]+\/runs(\/|$)/.test(location.pathname)
    ;(isOfRuns ? ofRuns : own).beforeLoad({ params })
  },
})
