import { useNavigate } from '@tanstack/react-router'
import { Keyboard, LogOut } from 'lucide-react'
import { useCommands } from '@/page/commands.ts'
import { moveRow, toggleRow } from '@/ui/table/row-focus.ts'
import { useLookCommands } from './use-look-commands.ts'
import { useMenu } from './use-menu.ts'
import { useSignOut } from './use-sign-out.ts'

const focusFilter = () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus()

/** Registers the commands available on every page. */
export const useConsoleCommands = (onHelp: () => void): void => {
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
