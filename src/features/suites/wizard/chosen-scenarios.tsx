import {
  batchGetScenarioVersionsOperation,
  listScenarioVersionsOperation,
} from '@generated/scenario/codec.ts'
import { X } from 'lucide-react'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { changeSpec, removeSpecs, restoreSpecs } from '@/models/suites/suite-content.ts'
import type { SpecDraft } from '@/models/suites/suite-draft.ts'
import {
  isSpecAllowed,
  type VersionToApprove,
  versionsToApprove,
} from '@/models/suites/suite-problems.ts'
import { matchSpecs } from '@/models/suites/suite-specs.ts'
import { scenarioErrorText } from '@/models/suites/version-approval.ts'
import { lookupOf, versionKey } from '@/models/suites/version-infos.ts'
import { OperationStatus } from '@/page/operation-status.tsx'
import { ReviewStatus } from '@/parts/scenarios/review-status.tsx'
import { ScenarioViewerLink } from '@/parts/scenarios/scenario-viewer-link.tsx'
import { Button, IconButton } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { keepEnter } from '@/ui/fields/keep-enter.ts'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { Pane, PaneText } from '@/ui/layout/pane.tsx'
import { VirtualList } from '@/ui/table/virtual-list.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { VersionPicker } from './version-picker.tsx'
import { useSuiteWizard } from './wizard-context.ts'

const approveCode = lazyCode(() => import('@/parts/scenarios/approve-versions.tsx'))
const nothing = () => undefined

const keyOf = (spec: SpecDraft) => spec.key

/** The chosen scenarios, each with its version and flags. */
export function ChosenScenarios() {
  const { purpose, content, versionInfos } = useSuiteWizard()
  const [search, setSearch] = useState('')
  const [onlyRefused, setOnlyRefused] = useState(false)
  const text = useDeferredValue(search)
  const refused = useMemo(
    () => content.specs.filter((spec) => !isSpecAllowed(purpose, spec, versionInfos)),
    [content.specs, purpose, versionInfos],
  )
  const narrowed = onlyRefused && refused.length > 0
  const shown = useMemo(
    () => matchSpecs(narrowed ? refused : content.specs, text),
    [narrowed, refused, content.specs, text],
  )
  const total = content.specs.length

  return (
    <Pane
      title="Chosen scenarios"
      count={
        shown.length === total
          ? formatCount(total)
          : `${formatCount(shown.length)} of ${formatCount(total)}`
      }
      controls={
        <SearchInput
          label="Chosen scenario name"
          value={search}
          onValueChange={setSearch}
          onKeyDown={keepEnter}
          className="min-w-40 flex-1"
        />
      }
      notices={
        <>
          <Removal shown={shown} total={total} />
          <Refused
            specs={refused}
            total={total}
            narrowed={narrowed}
            onNarrow={() => setOnlyRefused(!onlyRefused)}
          />
          <LookupAlerts />
        </>
      }
    >
      <VirtualList
        label="Chosen scenarios"
        items={shown}
        idOf={keyOf}
        itemHeight={85}
        empty={
          <PaneText>
            {total === 0
              ? 'Choose scenarios from the list.'
              : 'No chosen scenario matches the name.'}
          </PaneText>
        }
      >
        {(spec) => <Row item={spec} />}
      </VirtualList>
    </Pane>
  )
}

interface RemovalProps {
  /** The chosen scenarios that match the search. */
  shown: readonly SpecDraft[]
  total: number
}

/** Removes what the search has found, and brings it back. */
function Removal({ shown, total }: RemovalProps) {
  const { type, change } = useSuiteWizard()
  const [cleared, setCleared] = useState<{ type: string; specs: readonly SpecDraft[] }>()
  // Scenarios of another type would not fit.
  const removed = cleared?.type === type ? cleared.specs : []
  return (
    <>
      {shown.length > 0 && shown.length < total && (
        <div>
          <Button
            size="sm"
            onClick={() => {
              setCleared({ type, specs: shown })
              change((current) => removeSpecs(current, shown))
            }}
          >
            Remove these {formatCount(shown.length)}
          </Button>
        </div>
      )}
      {removed.length > 0 && (
        <InfoBanner
          actions={
            <Button
              onClick={() => {
                change((current) => restoreSpecs(current, removed))
                setCleared(undefined)
              }}
            >
              Undo
            </Button>
          }
        >
          {removed.length === 1
            ? '1 chosen scenario was removed.'
            : `${formatCount(removed.length)} chosen scenarios were removed.`}
        </InfoBanner>
      )}
    </>
  )
}

interface RefusedProps {
  /** Chosen scenarios that a suite of this purpose may not hold. */
  specs: readonly SpecDraft[]
  total: number
  /** Whether only they are shown. */
  narrowed: boolean
  onNarrow: () => void
}

/** Tells of scenarios that must be approved first, and approves them. */
function Refused({ specs, total, narrowed, onNarrow }: RefusedProps) {
  const { versionInfos } = useSuiteWizard()
  const toApprove = useMemo(() => versionsToApprove(specs, versionInfos), [specs, versionInfos])
  // Those of the open dialog stay in it while they are approved.
  const [approved, setApproved] = useState<readonly VersionToApprove[]>()
  return (
    <>
      {specs.length > 0 && (
        <div
          role="alert"
          data-invalid
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-failed"
        >
          {scenarioErrorText}
          {specs.length < total && (
            <Button size="sm" onClick={onNarrow}>
              {narrowed ? 'Show all' : `Show only these (${formatCount(specs.length)})`}
            </Button>
          )}
          {toApprove.length > 0 && (
            <Button
              size="sm"
              aria-haspopup="dialog"
              onPointerEnter={approveCode.load}
              onFocus={approveCode.load}
              onClick={() => setApproved(toApprove)}
            >
              Approve {formatCount(toApprove.length)}
            </Button>
          )}
        </div>
      )}
      {approved && (
        <LazyPart
          code={approveCode}
          versions={approved}
          which="the chosen version"
          onStarted={nothing}
          onClose={() => setApproved(undefined)}
        />
      )}
    </>
  )
}

const LookupAlerts = () => (
  <>
    <OperationStatus operation={batchGetScenarioVersionsOperation} />
    <OperationStatus operation={listScenarioVersionsOperation} />
  </>
)

const Row = memo(function Row({ item: spec }: { item: SpecDraft }) {
  const { purpose, type, versionInfos, change } = useSuiteWizard()
  const version = versionInfos.get(versionKey(lookupOf(spec)))
  const allowed = isSpecAllowed(purpose, spec, versionInfos)
  const name = spec.scenarioDisplayName
  return (
    <div className="flex flex-col gap-1.5 px-3 py-2">
      <div className="flex items-start gap-2">
        <ScenarioViewerLink
          type={type}
          scenarioId={spec.scenarioId}
          scenarioVersion={spec.scenarioVersionId}
          className="min-w-0 text-sm [overflow-wrap:anywhere]"
        >
          <bdi>{name}</bdi>
        </ScenarioViewerLink>
        <span className="ml-auto flex shrink-0 items-center gap-2 text-xs">
          {version === null && <Badge tone="warning">Not found</Badge>}
          {version?.deprecated && <Badge tone="warning">Deleted</Badge>}
          {version && (!allowed || version.reviewStatus !== 'approved') && (
            <ReviewStatus status={version.reviewStatus} />
          )}
          <IconButton
            label={`Remove ${name}`}
            size="sm"
            onClick={() => change((content) => removeSpecs(content, [spec]))}
          >
            <X aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <VersionPicker spec={spec} />
        <Checkbox
          label="Must succeed"
          aria-label={`Must succeed: ${name}`}
          checked={spec.essential}
          onChange={({ target }) =>
            change((content) => changeSpec(content, spec.key, { essential: target.checked }))
          }
        />
        <Checkbox
          label="N/A"
          aria-label={`N/A: ${name}`}
          checked={spec.unavailable}
          onChange={({ target }) =>
            change((content) => changeSpec(content, spec.key, { unavailable: target.checked }))
          }
        />
      </div>
    </div>
  )
})
