import { TextLink } from '@/ui/button.tsx'
import { CutText } from '@/ui/cut-text.tsx'

interface LinkProps {
  id: string
  /** Any text. */
  name: string
  /** The most characters to show. */
  limit?: number
}

/** A catalog by its name. */
export const CatalogLink = ({ id, name, limit = 40 }: LinkProps) => (
  <TextLink to="/vehicle_catalogs/$catalogId" params={{ catalogId: id }}>
    <CutText text={name} limit={limit} inLink />
  </TextLink>
)

/** A scenario by its name. The one place that decides whether scenarios have a page to lead to. */
export const ScenarioLink = ({ name, limit = 60 }: LinkProps) => (
  <CutText text={name} limit={limit} />
)
