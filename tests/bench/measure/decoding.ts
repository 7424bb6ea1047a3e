import { projectIds } from '@/mock-platform/world/world-projects.ts'
import type { Bench } from '../bench.ts'
import { withTable } from './tables.ts'

/** The text of a service's real answer. */
const answerOf = async ({ session, running }: Bench, path: string) => {
  const { access_token: token }: { access_token: string } = JSON.parse(session.value)
  const address = `${running.origin}/services/evaluation/projects/${projectIds.large}${path}`
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.text()
}

/** Takes how long answers take to decode, by `JSON.parse` of them. */
export const takeDecoding = async (bench: Bench): Promise<void> => {
  const ratio = async (operation: 'listSuites' | 'listJobReports', path: string) => {
    const answer = await answerOf(bench, path)
    return withTable(bench, (page) =>
      page.evaluate(([name, text]) => window.bench.decodeRatio(name, text), [
        operation,
        answer,
      ] as const),
    )
  }
  await bench.take(['decodeSuites'], async () => ({
    decodeSuites: await ratio('listSuites', '/suites?size=100'),
  }))
  await bench.take(['decodeReports'], async () => ({
    decodeReports: await ratio('listJobReports', '/jobs/reports?size=100'),
  }))
}
