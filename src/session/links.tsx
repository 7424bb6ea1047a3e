import { CutText } from '@/ui/cut-text.tsx'

interface LinkProps {
  id: string
  /** Any text. */
  name: string
}

/** A catalog by its name. The one place that decides whether catalogs have a page to lead to. */
export const CatalogLink = ({ name }: LinkProps) => <CutText text={name} />

/** A scenario by its name. The one place that decides whether scenarios have a page to lead to. */
export const ScenarioLink = ({ name }: LinkProps) => <CutText text={name} limit={60} />
