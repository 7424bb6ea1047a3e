import type { Scenario } from '@generated/scenario/types.ts'
import { useMemo } from 'react'
import { countText } from '@/lib/count-text.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import {
  changedFields,
  contentLines,
  type DiffRow,
  diffRows,
  type FieldChange,
} from '../model/version-changes.ts'

interface VersionComparisonProps {
  before: Scenario
  after: Scenario
  onClose: () => void
}

/** What differs between two versions of a scenario, side by side: its fields, its parameters, its content. */
export default function VersionComparison({ before, after, onClose }: VersionComparisonProps) {
  const fields = useMemo(() => changedFields(before, after), [before, after])
  const rows = useMemo(() => diffRows(contentLines(before), contentLines(after)), [before, after])
  const isSameContent = rows?.every(({ kind }) => kind !== 'changed') === true
  return (
    <section
      aria-label="Differences"
      className="flex flex-col gap-3 rounded-lg border bg-surface px-4 py-3"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base font-semibold">
          Version {before.versionId} and version {after.versionId}
        </h2>
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">Fields and content that differ</caption>
        <thead>
          <tr className="text-left text-xs text-muted">
            <th scope="col" className="w-1/5 pb-1 font-semibold">
              What differs
            </th>
            <th scope="col" className="pb-1 pl-3 font-semibold">
              Version {before.versionId}
            </th>
            <th scope="col" className="pb-1 pl-3 font-semibold">
              Version {after.versionId}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((change) => (
            <FieldRow key={change.label} change={change} />
          ))}
        </tbody>
      </table>
      {fields.length === 0 && <p className="text-sm">The fields and parameters are the same.</p>}
      <h3 className="text-sm font-semibold">Content</h3>
      {rows === undefined && (
        <p className="text-sm">
          Too much of the content differs to be shown line by line. Download both versions to
          compare them.
        </p>
      )}
      {isSameContent && <p className="text-sm">The content is the same.</p>}
      {rows && !isSameContent && <ContentRows rows={rows} />}
    </section>
  )
}

const FieldRow = ({ change: { label, before, after } }: { change: FieldChange }) => (
  <tr className="border-t align-top">
    <th scope="row" className="py-1.5 text-left font-normal [overflow-wrap:anywhere] text-muted">
      <bdi>{label}</bdi>
    </th>
    {[before, after].map((text, side) => (
      <td
        // biome-ignore lint/suspicious/noArrayIndexKey: the two sides never change places.
        key={side}
        className="py-1.5 pl-3 whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {text === '' ? <EmptyCell /> : <bdi>{text}</bdi>}
      </td>
    ))}
  </tr>
)

const cell = 'min-w-0 px-2 whitespace-pre-wrap [overflow-wrap:anywhere] no-underline'

const removed = 'bg-[color-mix(in_srgb,var(--color-failed)_14%,var(--color-surface))]'
const inserted = 'bg-[color-mix(in_srgb,var(--color-succeeded)_16%,var(--color-surface))]'

function ContentRows({ rows }: { rows: readonly DiffRow[] }) {
  return (
    <section
      aria-label="Content, line by line"
      className="overflow-hidden rounded border py-1 font-mono text-xs leading-5"
    >
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places.
        <div key={at} className="grid grid-cols-2">
          {row.kind === 'gap' ? (
            <p className="col-span-2 bg-sunken px-2 font-sans text-muted">
              {countText({ count: row.lines, complete: true }, sameLines)}
            </p>
          ) : row.kind === 'same' ? (
            <>
              <span className={cell}>{row.text}</span>
              <span aria-hidden className={cell}>
                {row.text}
              </span>
            </>
          ) : (
            <>
              <del className={`${cell} ${row.before === undefined ? '' : removed}`}>
                {row.before}
              </del>
              <ins className={`${cell} ${row.after === undefined ? '' : inserted}`}>
                {row.after}
              </ins>
            </>
          )}
        </div>
      ))}
    </section>
  )
}

const sameLines = { one: 'line is the same', many: 'lines are the same' }
