import type { Scenario } from '@generated/scenario/types.ts'
import { useMemo } from 'react'
import { countText } from '@/lib/count-text.ts'
import {
  changedFields,
  contentLines,
  type DiffRow,
  diffRows,
  type FieldChange,
  type TextPart,
  wordParts,
} from '@/models/scenarios/version-changes.ts'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { WholeVersions } from './whole-versions.tsx'

interface VersionDifferencesProps {
  before: Scenario
  after: Scenario
}

/** The differences between two versions of a scenario side by side: fields, parameters, content. */
export default function VersionDifferences({ before, after }: VersionDifferencesProps) {
  const fields = useMemo(() => changedFields(before, after), [before, after])
  return (
    <div className="flex flex-col gap-3">
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">Fields and content that differ</caption>
        <thead>
          <tr className="h-7 text-left text-xs text-muted">
            <th scope="col" className="w-1/5 font-semibold">
              What differs
            </th>
            <th scope="col" className="pl-3 font-semibold">
              Version {before.versionId}
            </th>
            <th scope="col" className="pl-3 font-semibold">
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
      <WholeVersions versions={[before, after]}>
        {([earlier = before, later = after]) => (
          <ContentDifferences before={earlier} after={later} />
        )}
      </WholeVersions>
    </div>
  )
}

function ContentDifferences({ before, after }: VersionDifferencesProps) {
  const rows = useMemo(() => diffRows(contentLines(before), contentLines(after)), [before, after])
  const [empty, ...others] = [before, after].filter(({ scenarioFormat }) => !scenarioFormat)
  if (others.length > 0) return <p className="text-sm">Neither version has content.</p>
  if (rows === undefined) {
    return (
      <p className="text-sm">
        Too much of the content differs to be shown line by line. Download both versions to compare
        them.
      </p>
    )
  }
  if (rows.every(({ kind }) => kind !== 'changed')) {
    return <p className="text-sm">The content is the same.</p>
  }
  return (
    <>
      {empty && <p className="text-sm">Version {empty.versionId} has no content.</p>}
      <ContentRows rows={rows} />
    </>
  )
}

const marks = {
  before: 'bg-[color-mix(in_srgb,var(--color-failed)_28%,var(--color-surface))]',
  after: 'bg-[color-mix(in_srgb,var(--color-succeeded)_30%,var(--color-surface))]',
} as const

/** A text in which the words that the other one lacks are marked. */
const Marked = ({ parts, side }: { parts: readonly TextPart[]; side: keyof typeof marks }) =>
  parts.map(({ text, isOther }, at) =>
    isOther ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
      <mark key={at} className={`rounded-sm text-inherit ${marks[side]}`}>
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
      <span key={at}>{text}</span>
    ),
  )

function FieldRow({ change: { label, ...texts } }: { change: FieldChange }) {
  const parts = wordParts(texts.before, texts.after)
  return (
    <tr className="border-t align-top">
      <th scope="row" className="py-1.5 text-left font-normal [overflow-wrap:anywhere] text-muted">
        <bdi>{label}</bdi>
      </th>
      {(['before', 'after'] as const).map((side) => (
        <td key={side} className="py-1.5 pl-3 whitespace-pre-line [overflow-wrap:anywhere]">
          {texts[side] === '' ? (
            <EmptyCell />
          ) : (
            <bdi>
              <Marked parts={parts[side]} side={side} />
            </bdi>
          )}
        </td>
      ))}
    </tr>
  )
}

const cell = 'min-w-0 px-2 whitespace-pre-wrap [overflow-wrap:anywhere] no-underline'

const removed = 'bg-[color-mix(in_srgb,var(--color-failed)_14%,var(--color-surface))]'
const inserted = 'bg-[color-mix(in_srgb,var(--color-succeeded)_16%,var(--color-surface))]'

function ChangedLine({ row }: { row: DiffRow & { kind: 'changed' } }) {
  const { before, after } = row
  const parts = wordParts(before ?? '', after ?? '')
  return (
    <>
      <del className={`${cell} ${before === undefined ? '' : removed}`}>
        {after === undefined ? before : <Marked parts={parts.before} side="before" />}
      </del>
      <ins className={`${cell} ${after === undefined ? '' : inserted}`}>
        {before === undefined ? after : <Marked parts={parts.after} side="after" />}
      </ins>
    </>
  )
}

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
            <ChangedLine row={row} />
          )}
        </div>
      ))}
    </section>
  )
}

const sameLines = { one: 'line is the same', many: 'lines are the same' }
