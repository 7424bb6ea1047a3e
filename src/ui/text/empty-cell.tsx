/** Shown for an absent value: a dash, announced as `None`. A card, which has no heads, leaves it out. */
export const EmptyCell = () => (
  <span className="text-muted max-sm:group-data-cards/scroll:hidden">
    <span aria-hidden="true">–</span>
    <span className="sr-only">None</span>
  </span>
)
