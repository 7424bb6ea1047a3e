import type { Config } from 'tailwindcss'
import type { PluginAPI } from 'tailwindcss/plugin'

/**
 * The design tokens, once: each colour as light and dark value. Components use the names
 * (`bg-surface`, `text-muted`, `border-input`); `src/ui/theme.css` gets the values as CSS variables.
 * Every text colour reaches 4.5:1 on page, surface and sunken grounds in both themes.
 */
export const colors = {
  page: ['#F6F8F9', '#161D23'],
  surface: ['#FFFFFF', '#1D262D'],
  sunken: ['#EDF1F3', '#12181D'],
  line: ['#D5DDE1', '#33414B'],
  input: ['#7B8A93', '#71838F'],
  ink: ['#17242C', '#E3EAEE'],
  muted: ['#4E5F69', '#A3B4BF'],
  primary: ['#0B7570', '#5CC8BF'],
  'primary-hover': ['#095E5A', '#7AD6CE'],
  'primary-soft': ['#DDF1EF', '#21403F'],
  'on-primary': ['#FFFFFF', '#0E1A1B'],
  succeeded: ['#177245', '#5CCB8B'],
  failed: ['#C02B2B', '#FF8A84'],
  running: ['#1D63C9', '#7FB2FF'],
  scheduled: ['#5B6B75', '#A9B7C0'],
  canceled: ['#80601A', '#D9B65C'],
  warning: ['#8F5300', '#F2B457'],
  // Covers the page behind dialogs and drawers; nothing is written on it.
  scrim: ['rgb(10 18 22 / .38)', 'rgb(0 0 0 / .55)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

const named = Object.fromEntries(
  Object.keys(colors).map((name) => [name, `var(--color-${name})`]),
) as Record<keyof typeof colors, string>

const variables = (theme: 0 | 1) =>
  Object.fromEntries(Object.entries(colors).map(([name, pair]) => [`--color-${name}`, pair[theme]]))

/** Marks of results as pictures, for tables with so many that elements of their own would cost too much. */
const marks = { succeeded: 'm9 12 2 2 4-4', failed: 'm15 9-6 6M9 9l6 6' } as const

/** As `StatusMark` draws it: a failure is filled. */
const pictureOf = (name: keyof typeof marks, theme: 0 | 1) => {
  const color = colors[name][theme]
  const [fill, cross] = name === 'failed' ? [color, colors.surface[theme]] : ['none', color]
  const shapes = `<circle cx="12" cy="12" r="10" fill="${fill}" stroke="${color}"/><path d="${marks[name]}" stroke="${cross}"/>`
  return `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`)}")`
}

const markOf = (name: keyof typeof marks) => ({
  // Not by a variable: each element would then read the picture again.
  backgroundImage: pictureOf(name, 0),
  '[data-theme="dark"] &': { backgroundImage: pictureOf(name, 1) },
})

export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  darkMode: ['selector', '[data-theme="dark"]'],
  theme: {
    colors: { ...named, transparent: 'transparent', current: 'currentColor' },
    screens: { sm: '600px', md: '960px', lg: '1280px', xl: '1920px' },
    fontFamily: {
      sans: ['"Inter Variable"', 'Inter', '"Segoe UI"', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', '"JetBrains Mono"', 'Menlo', 'Consolas', 'monospace'],
    },
    // In rem, as the spacing scale is (4 px a step), so that both follow the browser's font size.
    fontSize: {
      xs: ['0.75rem', '1rem'],
      sm: ['0.8125rem', '1.125rem'],
      base: ['0.875rem', '1.25rem'],
      lg: ['1rem', '1.5rem'],
      xl: ['1.25rem', '1.75rem'],
    },
    borderRadius: { none: '0', sm: '4px', DEFAULT: '7px', lg: '10px', full: '9999px' },
    extend: {
      spacing: { toolbar: 'var(--toolbar-height, 58px)', content: '64px', drawer: '500px' },
      boxShadow: { float: 'var(--shadow-float)' },
      transitionDuration: { DEFAULT: '120ms' },
      keyframes: {
        'fade-in': { from: { opacity: '0' } },
        'pop-in': { from: { opacity: '0', transform: 'scale(.98) translateY(-2px)' } },
        'slide-in': { from: { transform: 'translateX(32px)', opacity: '0' } },
      },
      animation: {
        'fade-in': 'fade-in 120ms ease-out',
        'pop-in': 'pop-in 120ms ease-out',
        'slide-in': 'slide-in 120ms ease-out',
      },
    },
  },
  plugins: [
    ({ addBase, addUtilities }: PluginAPI) => {
      addUtilities({ '.mark-succeeded': markOf('succeeded'), '.mark-failed': markOf('failed') })
      addBase({
        ':root': {
          ...variables(0),
          '--shadow-float': '0 1px 2px rgb(23 36 44 / .06), 0 8px 24px rgb(23 36 44 / .12)',
          'color-scheme': 'light',
        },
        '[data-theme="dark"]': {
          ...variables(1),
          '--shadow-float': '0 1px 2px rgb(0 0 0 / .4), 0 12px 32px rgb(0 0 0 / .45)',
          'color-scheme': 'dark',
        },
      })
    },
  ],
} satisfies Config
