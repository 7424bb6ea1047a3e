import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { AuthProvider } from 'react-oidc-context'
import { loadAhead } from '@/app/load-ahead.ts'
import { longWait } from '@/app/long-wait.tsx'
import { reloadForMissingCode } from '@/app/stale-code.ts'
import { StartFailedScreen, StartWaitingScreen } from '@/app/start-failed-screen.tsx'
import { checkMaintenance } from '@/app/status-check.ts'
import { basePath, callbackPath, signedOutPath } from '@/config/base-path.ts'
import { type Config, loadConfig } from '@/config/config.ts'
import { clearAllAlerts } from '@/data/alerts.ts'
import { createQueryClient } from '@/data/query-client.ts'
import { unlessAwaited } from '@/data/tasks/awaited-maintenance.ts'
import { dropEarly } from '@/lib/early-requests.ts'
import { InvalidPathIdError } from '@/page/path-ids.ts'
import { hasStoredUser } from '@/session/sign-in/lazy-user-manager.ts'
import { askTabs, type Loan } from '@/session/sign-in/tab-loan.ts'
import {
  accessToken,
  hasUser,
  heedMaintenance,
  hideExpiryNotice,
  pathToResume,
  renewToken,
  setUpSignIn,
  showExpiryNotice,
  signInSettings,
} from '@/session/sign-in/user.ts'
import { withStorageProblem } from '@/session/storage.ts'
import { heedActs } from '@/transport/outages.ts'
import { reportError } from '@/transport/report-error.ts'
import { configureTransport } from '@/transport/transport-settings.ts'
import { codeLoader } from '@/ui/base/code-loader.ts'
import { createConsoleRouter } from './router.tsx'

/** An error of a screen. A bad id in the address is the user's to mend, and nothing to report. */
const reportCaught = (error: unknown) => {
  if (!(error instanceof InvalidPathIdError)) reportError(error)
}

let root: Root | undefined

const show = (content: ReactNode) => {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no place for the console.')
  root ??= createRoot(place, { onCaughtError: reportCaught })
  root.render(<StrictMode>{content}</StrictMode>)
}

type Router = ReturnType<typeof createConsoleRouter>

/** Loads the code of the page in the address while the configuration is on its way. */
const loadPageCode = (router: Router) => {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname)
  // A failure shows when the page is opened.
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => undefined)
}

/** The first render waits so many milliseconds for the data of the page: frame and rows then come as one. */
const firstWait = 120

/** The first page has so many milliseconds before the code comes that measures how long users wait. */
const measuringFrom = 5000

const measurements = codeLoader(() => import('@/app/measurements.ts'))

const startWith = async (config: Config, queryClient: QueryClient, router: Router, loan?: Loan) => {
  const goToMaintenance = () => {
    if (router.latestLocation.pathname === '/maintenance') return
    const from = pathToResume(router.latestLocation.publicHref)
    // In its place: going back there would only lead here again.
    void router.navigate({ to: '/maintenance', search: { from }, replace: true })
  }
  configureTransport({
    baseUrl: (service) => config.services[service],
    accessToken,
    renewToken,
    onSignedOut: showExpiryNotice,
    onSignedIn: hideExpiryNotice,
    onMaintenance: (error) => unlessAwaited(error, goToMaintenance),
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && clearAllAlerts())
  loadAhead(router, queryClient)
  const { address } = config.measurements
  if (address !== undefined) {
    setTimeout(
      () => void measurements().then(({ measure }) => measure(router, address)),
      measuringFrom,
    )
  }
  // The first page has asked for what it shows. On a busy machine that takes longer than the first render waits.
  const stopWaiting = router.subscribe('onResolved', () => {
    stopWaiting()
    dropEarly()
  })
  const userManager = setUpSignIn(config, loan)
  const underMaintenance = checkMaintenance(queryClient)
  heedMaintenance(underMaintenance)
  void underMaintenance.then((isActive) => isActive && goToMaintenance())
  // Before anything is drawn, so that the first calls are on their way meanwhile. The router loads an address once
  // more that it writes in another way, so a sign-in is left to its own load: it can be completed only once.
  if (hasUser() && !isCallback()) {
    await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, firstWait))])
  }
  show(
    // The callback route completes a sign-in, before there is anything to show.
    <AuthProvider userManager={userManager} skipSigninCallback>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AuthProvider>,
  )
}

// A web server that only knows folders adds a slash.
const isAt = (path: string) => location.pathname.replace(/\/$/, '') === basePath + path

/** Whether the identity provider has led here, with the answer to a sign-in. */
const isCallback = () => isAt(callbackPath)

/** Whether this tab borrows the sign-in of another: it has none, and has not come to begin or to end one. */
const mayBorrow = () => !hasStoredUser() && !isCallback() && !isAt(signedOutPath)

/** In a frame, this is the answer to a renewal of the page around it: nothing else of the console is framed. */
const isRenewal = () => window.parent !== window && isCallback()

/** Starts the console, or says what keeps it from starting. */
export const start = async (): Promise<void> => {
  if (isRenewal()) return (await import('@/session/sign-in/renewal-frame.ts')).answerRenewal()
  reloadForMissingCode()
  heedActs()
  const queryClient = createQueryClient()
  const router = createConsoleRouter(queryClient)
  loadPageCode(router)
  const waiting = setTimeout(() => show(<StartWaitingScreen />), longWait)
  try {
    const loading = loadConfig()
    // Asked while the configuration is on its way.
    const loan = mayBorrow() ? askTabs(loading.then(signInSettings)) : undefined
    const [config, lent] = await Promise.all([loading, loan])
    clearTimeout(waiting)
    await startWith(config, queryClient, router, lent)
  } catch (error) {
    clearTimeout(waiting)
    reportError(error)
    show(<StartFailedScreen error={withStorageProblem(error)} />)
  }
}
