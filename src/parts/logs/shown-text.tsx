import { shownTextOf } from '@/log/text-limit.ts'
import type { FileText } from '@/transport/read-link.ts'

/** A text that is no log, such as JSON, as far as it is shown. */
export function ShownText({ label, file }: { label: string; file: FileText }) {
  const { text, isWhole } = shownTextOf(file)
  return (
    <>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
        tabIndex={0}
        className="max-h-120 overflow-auto rounded-lg border bg-surface px-4 py-3"
      >
        <pre className="font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</pre>
      </section>
      {!isWhole && (
        <p className="mt-1.5 text-sm text-muted">
          Only the beginning is shown. Download the file to see all of it.
        </p>
      )}
    </>
  )
}
