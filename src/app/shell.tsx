import { useMatch, useNavigate, useSearch } from '@tanstack/react-router'
import { Keyboard, LogOut } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tasksWanted } from '@/data/tasks/tasks-wanted.ts'
import { useVisits } from '@/models/overview/use-last-visit.ts'
import { useCommands } from '@/page/commands.ts'
import { useDateStyle } from '@/session/date-style.ts'
import { useProjectIdIfAny } from '@/session/project/projects.ts'
import { useIsSignedIn } from '@/session/sign-in/use-sign-in.ts'
import { hideExpiryNotice, useHasExpired } from '@/session/sign-in/user.ts'
import { useStore } from '@/session/store.ts'
import { showTheme } from '@/session/theme.ts'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { useReturnFocus } from '@/ui/base/return-focus.ts'
import { Toaster } from '@/ui/feedback/toast.tsx'
import { moveRow, toggleRow } from '@/ui/table/row-focus.ts'
import { DateStyleProvider } from '@/ui/text/date-text.tsx'
import { TruncationTips } from '@/ui/text/truncation-tips.tsx'
import { AwaitedPalette } from './awaited-palette.tsx'
import { useKeyboard } from './keyboard.ts'
import { NavigationAnnouncer } from './navigation-announcer.tsx'
import { palette } from './palette-loader.ts'
import { useRememberRecent } from './recent.ts'
import { SideMenu, SideMenuPlaceholder } from './side-menu.tsx'
import { Toolbar } from './toolbar.tsx'
import { TurnNotice } from './turn-notice.tsx'
import { UnplacedAlerts } from './unplaced-alerts.tsx'
import { useLookCommands } from './use-look-commands.ts'
import { useMenu } from './use-menu.ts'
import { useSignOut } from './use-sign-out.ts'

const focusFilter = () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus()

/** Registers the commands available on every page. */
const useConsoleCommands = (onHelp: () => void): void => {
  const navigate = useNavigate()
  const entries = useMenu()
  const { theme, dates } = useLookCommands()
  const signOut = useSignOut()
  useCommands([
    { id: 'help', label: 'Keyboard shortcuts', icon: Keyboard, keys: '?', run: onHelp },
    ...entries.map(({ label, to, keys }) => ({
      id: to,
      label: `Go to ${label}`,
      keys,
      hidden: true,
      run: () => void navigate({ to }),
    })),
    { id: 'filter', label: 'Filter the list', keys: '/', hidden: true, run: focusFilter },
    { id: 'next-row', label: 'Next row', keys: 'j', hidden: true, run: () => moveRow(1) },
    { id: 'previous-row', label: 'Previous row', keys: 'k', hidden: true, run: () => moveRow(-1) },
    { id: 'select-row', label: 'Select the row', keys: 'x', hidden: true, run: toggleRow },
    theme,
    dates,
    { id: 'log-out', label: 'Log out', icon: LogOut, last: true, run: signOut },
  ])
}

const taskTray = lazyCode(() => import('./task-tray.tsx'))
const helpDialog = lazyCode(() => import('./help-dialog.tsx'))
const expiryNotice = lazyCode(() => import('./expiry-notice.tsx'))

/**
 * The code of the notice comes after that many milliseconds, with the one that signs in: when a sign-in expires there
 * may be no connection.
 */
const noticeDelay = 20_000

type Layer = 'palette' | 'help'

/** Frame around the page: toolbar, side menu, palette, notices, snackbars. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <DateStyleProvider value={useDateStyle()}>
    <TruncationTips>
      <Frame>{children}</Frame>
    </TruncationTips>
  </DateStyleProvider>
)

function Frame({ children }: { children: ReactNode }) {
  const theme = useSearch({ strict: false, select: (search) => search.theme })
  useLayoutEffect(() => showTheme(theme), [theme])
  const projectId = useProjectIdIfAny()
  const inProject = projectId !== undefined
  useVisits(projectId)

  const [layer, setLayer] = useState<Layer>()
  const close = useCallback(() => setLayer(undefined), [])
  const typed = useRef('')
  const openPalette = useCallback(() => {
    typed.current = ''
    setLayer(inProject ? 'palette' : undefined)
  }, [inProject])
  const returnFocus = useReturnFocus(layer === 'palette')
  const openHelp = useCallback(() => setLayer('help'), [])
  useKeyboard(openPalette, layer !== undefined)
  useRememberRecent()
  useEffect(() => {
    const timer = setTimeout(expiryNotice.load, noticeDelay)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="min-h-screen">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded bg-primary px-3 py-2 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to content
      </a>
      <Toolbar inProject={inProject} onOpenPalette={openPalette} onHelp={openHelp} />
      <div className="flex items-start">
        {inProject ? <SideMenu /> : <PendingSideMenu />}
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 flex-1 px-3 py-4 outline-none sm:px-6 sm:py-5"
        >
          {children}
        </main>
      </div>
      {inProject && <ConsoleCommands onHelp={openHelp} />}
      {layer === 'palette' && (
        <LazyPart
          code={palette}
          typed={typed}
          returnFocus={returnFocus}
          onClose={close}
          whileLoading={<AwaitedPalette typed={typed} returnFocus={returnFocus} onClose={close} />}
        />
      )}
      {layer === 'help' && <LazyPart code={helpDialog} onClose={close} />}
      <div className="pointer-events-none fixed bottom-4 left-4 z-30 flex max-w-[min(40rem,calc(100vw-2rem))] flex-col gap-2 *:pointer-events-auto">
        <UnplacedAlerts />
        {useHasExpired() && <LazyPart code={expiryNotice} onClose={hideExpiryNotice} />}
        <TurnNotice />
      </div>
      {useStore(tasksWanted) && <LazyPart code={taskTray} onClose={close} />}
      <NavigationAnnouncer />
      <Toaster />
    </div>
  )
}

/** Reserves the menu's space for a signed-in user while the project is being selected. */
function PendingSideMenu() {
  const signedIn = useIsSignedIn()
  const pending = useMatch({
    from: '/_console',
    shouldThrow: false,
    select: ({ status }) => status === 'pending',
  })
  return signedIn && pending && <SideMenuPlaceholder />
}

function ConsoleCommands({ onHelp }: { onHelp: () => void }) {
  useConsoleCommands(onHelp)
  return null
}
