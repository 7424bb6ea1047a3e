import type { Run } from '@generated/ml/types.ts'
import { runTarget } from '@/models/ml-experiments/run-kind.ts'
import { sourceOf, sourceText } from '@/models/ml-experiments/run-source.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface SourceLinkProps {
  run: Run
  /** Names of runs whose build was taken over, by their ids. */
  names: ReadonlyMap<string, string>
}

/** The source of a run: branch and commit, an upload, or the run whose build it took over. */
export function SourceLink({ run: { experimentId, report }, names }: SourceLinkProps) {
  const source = sourceOf(report.event)
  if (!source) return <EmptyCell />
  const text = <TruncatedText text={sourceText(report.event, names)} />
  return source.type === 'reuseBuildStage' ? (
    <TextLink {...runTarget(experimentId, source.runId)} tone="secondary">
      {text}
    </TextLink>
  ) : (
    text
  )
}
