import { useMemo } from 'react'
import { useHeaders } from '@/evidence/use-evidence.ts'
import { keysOf } from '@/lib/objects.ts'
import { type RecentSettings, recentSettings } from '@/models/run-drawer/recent-settings.ts'
import { Button } from '@/ui/base/button.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import type { RunForm } from './use-run-form.ts'

interface RecentSettingsRowProps {
  form: RunForm
  catalogId: string
}

/** With what the last jobs of the catalog ran: one click fills the drawer with it. */
export function RecentSettingsRow({ form, catalogId }: RecentSettingsRowProps) {
  const { jobs } = useHeaders({ catalogId })
  const { items: integrations, state } = form.offers.integrations
  const recent = useMemo(() => recentSettings(jobs, integrations), [jobs, integrations])
  const choose = ({ settings }: RecentSettings) => {
    for (const field of keysOf(settings)) form.change(field, settings[field])
  }
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">Recent settings</p>
      {/* As high as its three rows: nothing moves when they come. */}
      <ul
        aria-label="Recent settings"
        className="flex min-h-[92px] shrink-0 flex-col items-start gap-1"
      >
        {recent.map((settings) => (
          <li key={settings.label} className="h-7 max-w-full">
            <Button size="sm" className="max-w-full" onClick={() => choose(settings)}>
              <span className="min-w-0 font-normal">
                <TruncatedText text={settings.label} />
              </span>
            </Button>
          </li>
        ))}
        {recent.length === 0 && (
          <li className="text-sm text-muted">
            {state === 'complete' ? 'No job of this catalog has built a commit yet.' : ''}
          </li>
        )}
      </ul>
    </div>
  )
}
