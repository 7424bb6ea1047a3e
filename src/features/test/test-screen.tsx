import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { basePath } from '@/config/base-path.ts'
import { scenes } from '@/demo-protocol/scenes.ts'
import { oneOf } from '@/lib/search-params.ts'
import { Page } from '@/page/page.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { ClockControls } from './clock-controls.tsx'
import { ConsolePanel } from './console-panel.tsx'
import { demoStateQueryOptions, useDemoState } from './demo-queries.ts'
import { FaultControls } from './fault-controls.tsx'
import { LedgerPanel } from './ledger-panel.tsx'
import { ControlPanel } from './panel.tsx'
import { PlatformControls } from './platform-controls.tsx'

const route = getRouteApi('/_console/test')

const tabs = ['console', 'controls', 'ledger'] as const

/**
 * The Test page: build and configuration of the console; where the services are a demo also its controls and
 * the ledger of its contracts.
 */
export function TestScreen() {
  const search = route.useSearch()
  const demo = useQuery({ ...demoStateQueryOptions(), select: () => true })
  const asked = oneOf(search, 'tab', tabs, 'console')
  // A URL with a demo tab shows it at once; otherwise the demo tabs appear with the platform's answer.
  const isDemo = demo.data ?? (demo.isPending && asked !== 'console')
  const tab = isDemo ? asked : 'console'
  return (
    <Page title="Test">
      <div>
        <Tabs value={tab}>
          <TabList label="Test">
            <TabLink value="console" from="/test" to="." search={{}}>
              Console
            </TabLink>
            {isDemo && (
              <TabLink value="controls" from="/test" to="." search={{ tab: 'controls' }}>
                Demo controls
              </TabLink>
            )}
            {isDemo && (
              <TabLink value="ledger" from="/test" to="." search={{ tab: 'ledger' }}>
                Contract ledger
              </TabLink>
            )}
          </TabList>
          <TabPanel value="console">
            <ConsolePanel />
          </TabPanel>
          <TabPanel value="controls">
            <ControlsPanel />
          </TabPanel>
          <TabPanel value="ledger">
            <LedgerPanel />
          </TabPanel>
        </Tabs>
      </div>
    </Page>
  )
}

function ControlsPanel() {
  const { data, error, refetch } = useDemoState()
  if (!data) return null
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <ErrorAlert
          title="Failed to get the state of the demo."
          detail={error.message}
          onRetry={refetch}
        />
      )}
      <SceneLinks />
      <div className="grid gap-4 lg:grid-cols-2">
        <ClockControls clock={data.clock} />
        <PlatformControls state={data} />
      </div>
      <FaultControls faults={data.faults} />
    </div>
  )
}

/** The scenes of the demo, each with its address and with what to show next. */
function SceneLinks() {
  return (
    <ControlPanel
      title="Scenes"
      help="Each begins with fresh data, as the person that it is told for. Reset the demo to return."
    >
      <ul className="grid gap-3 lg:grid-cols-2">
        {scenes.map(({ id, title, next }) => (
          <li key={id} className="text-sm">
            {/* Not by the router: the demo opens it before the console starts. */}
            <a
              href={`${basePath}/?scene=${id}`}
              className="font-semibold text-primary hover:underline"
            >
              {title}
            </a>
            {next.map((line) => (
              <p key={line} className="mt-0.5 text-muted">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </ControlPanel>
  )
}
