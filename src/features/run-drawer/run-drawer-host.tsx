import { useLocation } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useCommands } from '@/page/commands.ts'
import { useStore } from '@/session/store.ts'
import { runJobLabel } from './model/name.ts'
import { closeRunDrawer, openPreset, openRunDrawer, runDrawerExpected } from './model/open.ts'
import type { RunPreset } from './model/state.ts'

type Code = typeof import('./run-drawer.tsx')

/** The drawer's code once loaded: it then renders at once. */
let loaded: Code | undefined

const load = async (): Promise<Code> => {
  loaded = await import('./run-drawer.tsx')
  return loaded
}

const LazyRunDrawer = lazy(load)

/** Hosts the drawer, once for all pages of a project, and its command in the palette. */
export function RunDrawerHost() {
  const preset = useStore(openPreset)
  const expected = useStore(runDrawerExpected)
  useEffect(() => {
    // A failure is shown when the drawer opens.
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
  // Decided once: code that arrives while the drawer is open must not remount it.
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
