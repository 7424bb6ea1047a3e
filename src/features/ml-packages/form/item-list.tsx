import type { ItemRow } from '@/features/ml-packages/release/package-item-rows.ts'
import { formatSize } from '@/lib/numbers.ts'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** The items of a release that is made or edited. */
export function ItemList({ items }: { items: readonly ItemRow[] }) {
  if (items.length === 0) return <p className="text-sm text-muted">No items selected.</p>
  return (
    <ul aria-label="Items" className="divide-y divide-line rounded-lg border bg-surface text-sm">
      {items.map(({ id, artifact }) => (
        <li
          key={id}
          className="grid min-h-9 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_4.5rem] items-center gap-3 px-3 py-1.5"
        >
          <span>
            <TruncatedText text={artifact?.name ?? id} />
          </span>
          {artifact && (
            <>
              <span className="text-muted">
                <TruncatedText text={artifact.filename} />
              </span>
              <span className="text-end text-muted">{formatSize(artifact.size)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
