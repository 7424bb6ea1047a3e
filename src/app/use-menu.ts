import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { config } from '@/config/config.ts'
import { type MenuEntry, menuOf, visibleEntries } from '@/page/area.ts'
import { useFlag } from '@/session/flags.ts'

/** The side menu entries that the user may see. */
export const useMenu = (): readonly MenuEntry[] => {
  const { routesById } = useRouter()
  const entries = useMemo(() => menuOf(Object.values(routesById)), [routesById])
  const internalStaff = useFlag('internalStaff')
  return visibleEntries(entries, { internalStaff, testMode: config().testMode })
}
