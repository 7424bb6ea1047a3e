import { type AnyRouter, useRouter } from '@tanstack/react-router'
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { opensElsewhere } from '@/ui/base/clicks.ts'
import type { LinkTarget } from './kind.ts'

/** Stands for the path of a link. */
const anyPath: string = '/-'

/** What stands before and after the path in the addresses of links, by what they search for; of one address of the page. */
const made = new Map<string, readonly [before: string, after: string]>()
let madeAt = ''

const aroundPath = (router: AnyRouter, search: LinkTarget['search']) => {
  const { publicHref } = router.buildLocation({ to: anyPath, search })
  const end = publicHref.search(/[?#]|$/)
  return [publicHref.slice(0, end - anyPath.length), publicHref.slice(end)] as const
}

/** The address of a link. The router is asked once for each search: hundreds of links come into view at once. */
const hrefOf = (router: AnyRouter, { to, search }: LinkTarget): string => {
  const { searchStr } = router.latestLocation
  if (searchStr !== madeAt) made.clear()
  madeAt = searchStr
  const key = JSON.stringify(search)
  const around = made.get(key) ?? aroundPath(router, search)
  made.set(key, around)
  return around.join(to)
}

/** Makes addresses of links within the console, for elements that are no links of the router. */
export const useHrefs = (): ((target: LinkTarget) => string) => {
  const router = useRouter()
  return useCallback((target) => hrefOf(router, target), [router])
}

/** Milliseconds that the pointer rests on a link before its page is asked for, as with links of the router. */
const preloadDelay = 50

const linkAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/**
 * For an element with many plain links in it, which do what the router's do: they open their page here, and ask for it
 * beforehand. A link of the router costs as much as ten of these.
 */
export const usePlainLinks = (targetOf: (link: HTMLAnchorElement) => LinkTarget | undefined) => {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const expect = ({ target }: PointerEvent | FocusEvent) => {
    const link = linkAt(target)
    const to = link && targetOf(link)
    if (!to) return
    forget()
    timer.current = setTimeout(() => {
      router.preloadRoute(to).catch(() => undefined)
    }, preloadDelay)
  }
  return {
    hrefOf: (target: LinkTarget) => hrefOf(router, target),
    handlers: {
      onClick: (event: MouseEvent) => {
        const link = linkAt(event.target)
        const to = link && !opensElsewhere(event) && targetOf(link)
        if (!to) return
        event.preventDefault()
        void router.navigate(to)
      },
      onPointerOver: expect,
      onPointerOut: forget,
      onFocus: expect,
      onBlur: forget,
    },
  }
}
