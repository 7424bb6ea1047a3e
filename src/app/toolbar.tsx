import { Link } from '@tanstack/react-router'
import { Gauge, LogOut, Menu as MenuIcon, Moon, Search, Sun } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { Kbd } from '@/ui/text/kbd.tsx'
import { paletteKeys } from './keyboard.ts'
import { palette } from './palette-loader.ts'
import { ProjectSwitcher } from './project-switcher.tsx'
import { useCanSignOut, useSignOut } from './use-sign-out.ts'
import { useSwitchTheme } from './use-switch-theme.ts'
import { UserMenu } from './user-menu.tsx'

const narrowMenu = lazyCode(() => import('./narrow-menu.tsx'))

interface ToolbarProps {
  /** Whether the page belongs to a project: shows the menu and search buttons. */
  inProject: boolean
  onOpenPalette: () => void
  onHelp: () => void
}

/** Top bar: project, search, theme, user, log out. */
export function Toolbar({ inProject, onOpenPalette, onHelp }: ToolbarProps) {
  return (
    <header className="sticky top-0 z-30 flex h-toolbar items-center gap-2 border-b bg-surface px-3 sm:gap-4 sm:px-4">
      {inProject && <NarrowMenuButton />}
      <Link
        to="/reports"
        aria-label="Evaluation, start page"
        className="hidden items-center gap-3 font-semibold tracking-[-0.01em] text-ink no-underline sm:flex"
      >
        <span className="grid size-7 place-items-center rounded bg-primary text-on-primary">
          <Gauge aria-hidden className="size-[18px]" />
        </span>
        <span className="hidden md:inline">Evaluation</span>
      </Link>
      <ProjectSwitcher />
      {/* Apart from what is always there, which stays in its place when the search comes. */}
      <div className="-mr-1 ml-auto sm:-mr-2">
        {inProject && <SearchButton onOpen={onOpenPalette} />}
      </div>
      <div className="flex items-center gap-1 sm:gap-2">
        <ThemeButton />
        <UserMenu onHelp={onHelp} />
        <LogOutButton />
      </div>
    </header>
  )
}

function NarrowMenuButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={narrowMenu.load}
        onFocus={narrowMenu.load}
        onClick={() => setOpen(true)}
        className="sm:hidden"
      >
        <MenuIcon aria-hidden />
      </IconButton>
      {open && <LazyPart code={narrowMenu} onClose={() => setOpen(false)} />}
    </>
  )
}

function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={palette.load}
        onFocus={palette.load}
        onClick={onOpen}
        className="hidden h-8 w-70 items-center gap-2 rounded border bg-page px-2.5 text-sm text-muted hover:bg-sunken md:flex"
      >
        <Search aria-hidden className="size-4" />
        <span className="mr-auto">Find pages and actions</span>
        <Kbd>{paletteKeys()}</Kbd>
      </button>
      <IconButton
        label="Find pages and actions"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="md:hidden"
      >
        <Search aria-hidden />
      </IconButton>
    </>
  )
}

function ThemeButton() {
  const { theme, switchTheme } = useSwitchTheme()
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <IconButton label={theme === 'dark' ? 'Light theme' : 'Dark theme'} onClick={switchTheme}>
      <Icon aria-hidden />
    </IconButton>
  )
}

/** Signs the user out; disabled if no user is signed in. On phones it is a picture, which leaves room for the project. */
function LogOutButton() {
  const enabled = useCanSignOut()
  const signOut = useSignOut()
  return (
    <Button variant="ghost" disabled={!enabled} onClick={signOut}>
      <LogOut aria-hidden className="sm:hidden" />
      <span className="max-sm:sr-only">Log out</span>
    </Button>
  )
}
