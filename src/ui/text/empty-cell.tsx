/** Stands where a value is absent: an en dash to the eye, a word to a screen reader. */
export const EmptyCell = () => (
  <span className="text-muted">
    <span aria-hidden="true">–</span>
    <span className="sr-only">None</span>
  </span>
)
