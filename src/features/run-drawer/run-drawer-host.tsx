import { useLocation } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useCommands } from '@/page/commands.ts'
import { useStore } from '@/session/store.ts'
import { runJobLabel } from './model/name.ts'
import { closeRunDrawer, openPreset, openRunDrawer, runDrawerExpected } from './model/open.ts'
import type { RunPreset } from './model/state.ts'

type Code = typeof import('./run-drawer.tsx')

/** The drawer's code, once it was loaded: it is then on the screen without a moment in between. */
let loaded: Code | undefined

const load = async (): Promise<Code> => {
  loaded = await import('./run-drawer.tsx')
  return loaded
}

const LazyRunDrawer = lazy(load)

/** The place of the Run evaluation job drawer, once for all pages of a project; offers it as a command, too. */
export function RunDrawerHost() {
  const preset = useStore(openPreset)
  const expected = useStore(runDrawerExpected)
  useEffect(() => {
    // A failure shows when the drawer is opened.
    if (expected) load().catch(() => undefined)
  }, [expected])
  const pathname = useLocation({ select: (location) => location.pathname })
  useCommands([{ id: 'run-job', label: runJobLabel, icon: Play, run: () => openRunDrawer() }])
  return (
    <>
      <CloseOnLeaving key={pathname} />
      {preset && <OpenDrawer preset={preset} />}
    </>
  )
}

function OpenDrawer({ preset }: { preset: RunPreset }) {
  // Decided once: code that arrives while the drawer is open does not make it another one.
  const [RunDrawer] = useState(() => loaded?.default ?? LazyRunDrawer)
  return (
    <Suspense fallback={null}>
      <RunDrawer preset={preset} onClose={closeRunDrawer} />
    </Suspense>
  )
}

function CloseOnLeaving() {
  useEffect(() => closeRunDrawer, [])
  return null
}
