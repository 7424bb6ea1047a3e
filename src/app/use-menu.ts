import { useRouter } from '@tanstack/react-router'
import { config } from '@/config/config.ts'
import { useFlag } from '@/session/flags.ts'
import { type MenuEntry, visibleEntries } from './menu.ts'

/** The entries of the side menu that the user sees. */
export const useMenu = (): readonly MenuEntry[] => {
  const { routesByPath } = useRouter()
  const internalStaff = useFlag('internalStaff')
  return visibleEntries({
    internalStaff,
    testMode: config().testMode,
    isReady: (path) => Object.hasOwn(routesByPath, path),
  })
}
