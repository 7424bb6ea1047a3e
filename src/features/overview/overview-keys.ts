import { useCommands } from '@/page/commands.ts'

const cards = '[data-overview-card]'

/** Focuses the first row of a card, counted from 0; else its first control. */
const focusCard = (index: number) => {
  const card = document.querySelectorAll(cards)[index]
  card?.querySelector<HTMLElement>('[data-row] a, [data-row] button, a, button')?.focus()
}

/** Opens the run drawer for the catalog of the row with the focus. */
const runRow = () =>
  document.activeElement
    ?.closest('[data-row]')
    ?.querySelector<HTMLElement>('button[aria-haspopup="dialog"]')
    ?.click()

/** The keys of the overview: 1 to 5 for its cards, r for a run of a catalog. */
export const useOverviewKeys = (cardNames: readonly string[]): void =>
  useCommands([
    {
      id: 'run-catalog',
      label: 'Run the catalog of the row',
      keys: 'r',
      hidden: true,
      run: runRow,
    },
    ...cardNames.map((name, index) => ({
      id: `card-${index + 1}`,
      label: `Go to ${name}`,
      keys: String(index + 1),
      hidden: true,
      run: () => focusCard(index),
    })),
  ])
