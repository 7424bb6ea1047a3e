import type { Catalog } from '@generated/catalog/types.ts'
import type { Integration, Source, Suite } from '@generated/evaluation/types.ts'
import { formatDateTime } from '@/lib/dates.ts'
import { shortId } from '@/lib/ids.ts'
import { repositoryText } from '@/lib/repositories.ts'
import { dotted } from '@/lib/text.ts'
import { whyNotOnCatalog } from '@/models/catalogs/catalog-action-rules.ts'
import { sourceText } from '@/models/reports/report-names.ts'
import type { Option } from '@/ui/fields/options.ts'
import type { OfferedJob } from './use-run-offers.ts'

/** Option of a catalog. */
export const catalogOption = (catalog: Catalog): Option => ({
  value: catalog.id,
  label: catalog.displayName,
  detail: catalog.description,
  disabledReason: whyNotOnCatalog('run', catalog),
})

/** Option of an integration; the detail distinguishes integrations of one repository. */
export const integrationOption = (integration: Integration): Option => ({
  value: integration.id,
  label: repositoryText(integration),
  detail: dotted(shortId(integration.id), integration.defaultJobDescription),
})

/** Option of a suite. */
export const suiteOption = ({
  id,
  displayName,
  type,
}: Pick<Suite, 'id' | 'displayName' | 'type'>): Option => ({
  value: id,
  label: displayName,
  detail: type,
})

/** Option of an uploaded source: its description, or the time of the upload. */
export const sourceOption = ({ id, createdAt, description }: Source): Option => {
  const time = formatDateTime(createdAt)
  return description
    ? { value: id, label: description, detail: dotted(time, id) }
    : { value: id, label: dotted(time) || id, detail: id }
}

/** Option of a job: its description and its source, `main @ d08b26a6`. */
export const jobOption = ({ id, report }: OfferedJob): Option => ({
  value: id,
  label: dotted(report.description, sourceText(report)) || id,
  detail: dotted(formatDateTime(report.scheduledAt), id),
})
