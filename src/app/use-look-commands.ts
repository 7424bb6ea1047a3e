import { CalendarClock, Moon, Sun } from 'lucide-react'
import { switchDateStyle, useDateStyle } from '@/session/date-style.ts'
import { useSwitchTheme } from './use-switch-theme.ts'

/** Commands that the menu of the user and the palette share: theme and dates. */
export const useLookCommands = () => {
  const { theme, switchTheme } = useSwitchTheme()
  const isRelative = useDateStyle() === 'relative'
  return {
    dates: {
      id: 'dates',
      label: isRelative ? 'Show whole dates in tables' : 'Show short dates in tables',
      icon: CalendarClock,
      run: switchDateStyle,
    },
    theme: {
      id: 'theme',
      label: theme === 'dark' ? 'Light theme' : 'Dark theme',
      icon: theme === 'dark' ? Sun : Moon,
      run: switchTheme,
    },
  }
}
