import type { Integration, IntegrationRequest } from '@generated/evaluation/types.ts'
import { JobLink } from '@/page/links.tsx'
import { useFlags } from '@/session/flags.ts'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { optionItems } from './option-items.tsx'
import { triggerItems } from './trigger-items.tsx'

interface SettingsOverviewProps {
  /** An integration, or one that is to be saved. */
  integration: Integration | IntegrationRequest
}

/** Settings of an integration: triggers, tests and options of its jobs. */
export function SettingsOverview({ integration }: SettingsOverviewProps) {
  const flags = useFlags()
  return (
    <>
      <Part title="Events" items={triggerItems(integration)} />
      <Part title="Tests" items={testItems(integration)} />
      <Part title="Default Options" items={optionItems(integration, flags)} />
    </>
  )
}

function Part({ title, items }: { title: string; items: readonly OverviewItem[] }) {
  return (
    <div className="mt-2 flex flex-col gap-2.5">
      <h2 className="text-base font-semibold">{title}</h2>
      <Overview label={title} items={items} />
    </div>
  )
}

const testItems = ({
  suiteLabels,
  retestJobId,
}: Integration | IntegrationRequest): OverviewItem[] => [
  {
    label: 'Suite labels',
    value: suiteLabels.length > 0 ? <LabelChips labels={suiteLabels} /> : 'All suites',
  },
  {
    label: 'Target job for retest',
    value: retestJobId && <JobLink jobId={retestJobId} />,
  },
]
