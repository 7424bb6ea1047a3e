/** Shown for an absent value: a dash, announced as `None`. */
export const EmptyCell = () => (
  <span className="text-muted">
    <span aria-hidden="true">–</span>
    <span className="sr-only">None</span>
  </span>
)
