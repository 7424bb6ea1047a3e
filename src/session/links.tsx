import { TextLink } from '@/ui/button.tsx'
import { CutText } from '@/ui/cut-text.tsx'

interface LinkProps {
  id: string
  /** Any text. */
  name: string
}

/** A catalog by its name. */
export const CatalogLink = ({ id, name }: LinkProps) => (
  <TextLink to="/vehicle_catalogs/$catalogId" params={{ catalogId: id }}>
    <CutText text={name} inLink />
  </TextLink>
)

/** A scenario by its name. The one place that decides whether scenarios have a page to lead to. */
export const ScenarioLink = ({ name }: LinkProps) => <CutText text={name} limit={60} />
