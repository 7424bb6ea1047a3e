import type { Config } from 'tailwindcss'

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
} as const satisfies Record<string, readonly [light: string, dark: string]>

const named = Object.fromEntries(
  Object.keys(colors).map((name) => [name, `var(--color-${name})`]),
) as Record<keyof typeof colors, string>

const variables = (theme: 0 | 1) =>
  Object.fromEntries(Object.entries(colors).map(([name, pair]) => [`--color-${name}`, pair[theme]]))

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
    fontSize: {
      xs: ['12px', '16px'],
      sm: ['13px', '18px'],
      base: ['14px', '20px'],
      lg: ['16px', '24px'],
      xl: ['20px', '28px'],
    },
    borderRadius: { none: '0', sm: '4px', DEFAULT: '7px', lg: '10px', full: '9999px' },
    extend: {
      spacing: { toolbar: '58px', content: '64px', drawer: '500px' },
      boxShadow: { float: 'var(--shadow-float)' },
      transitionDuration: { DEFAULT: '150ms' },
    },
  },
  plugins: [
    ({ addBase }) =>
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
      }),
  ],
} satisfies Config
