import { useNavigate, useSearch } from '@tanstack/react-router'
import { saveTheme, showTheme, type Theme, useTheme } from '@/session/theme.ts'

/** The current theme, and a function that switches it: saves the choice, and updates the address if it names a theme. */
export const useSwitchTheme = (): { theme: Theme; switchTheme: () => void } => {
  const theme = useTheme()
  const requested = useSearch({ strict: false, select: (search) => search.theme })
  const navigate = useNavigate()
  const switchTheme = () => {
    const other = theme === 'dark' ? 'light' : 'dark'
    saveTheme(other)
    if (requested === undefined) return showTheme(undefined)
    const search = (before: object) => ({ ...before, theme: other })
    void navigate({ to: '.', search, hash: true, replace: true, resetScroll: false })
  }
  return { theme, switchTheme }
}
