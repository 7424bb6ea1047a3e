import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import {
  type Box,
  boxBetween,
  clampPlace,
  type Place,
  type Space,
  type SpaceCell,
} from '@/models/parameter-space/space-model.ts'

const arrows: { readonly [key: string]: Place | undefined } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

interface SpacePlacesOptions<Case> {
  space: Space<Case>
  /** Pixels from one place to the next. */
  step: Place
  selected: Box | undefined
  onSelect: (box: Box | undefined) => void
  onOpen: (cell: SpaceCell<Case>) => void
  onRun: () => void
}

/** The active place of a space, the one under the pointer, and the part that is selected by keys or by dragging. */
export const useSpacePlaces = <Case>(options: SpacePlacesOptions<Case>) => {
  const { space, step, selected, onSelect, onOpen, onRun } = options
  const [focused, setActive] = useState<Place>({ x: 0, y: 0 })
  const [pointed, setPointed] = useState<Place>()
  const [drag, setDrag] = useState<{ from: Place; to: Place }>()
  const anchor = useRef<Place>(undefined)
  const active = clampPlace(space, focused)

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow) {
      event.preventDefault()
      const next = clampPlace(space, { x: active.x + arrow.x, y: active.y + arrow.y })
      anchor.current = event.shiftKey ? (anchor.current ?? active) : undefined
      setActive(next)
      if (anchor.current) onSelect(boxBetween(anchor.current, next))
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const cell = space.at(active.x, active.y)
    const actions: { readonly [key: string]: (() => void) | undefined } = {
      ' ': () => onSelect(boxBetween(active, active)),
      Enter: cell && (() => onOpen(cell)),
      Escape: selected && (() => onSelect(undefined)),
      r: onRun,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }

  const placeAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return clampPlace(space, {
      x: Math.floor((clientX - left) / step.x),
      y: space.rows.length - 1 - Math.floor((clientY - top) / step.y),
    })
  }
  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      const place = placeAt(event)
      event.currentTarget.setPointerCapture(event.pointerId)
      anchor.current = undefined
      setActive(place)
      setDrag({ from: place, to: place })
    },
    onPointerMove: (event: PointerEvent) => {
      const place = placeAt(event)
      if (place.x !== pointed?.x || place.y !== pointed?.y) setPointed(place)
      if (drag && (place.x !== drag.to.x || place.y !== drag.to.y)) {
        setDrag({ ...drag, to: place })
      }
    },
    onPointerUp: () => {
      if (drag) onSelect(boxBetween(drag.from, drag.to))
      setDrag(undefined)
    },
    // A finger that moves scrolls.
    onPointerCancel: () => setDrag(undefined),
    onPointerLeave: () => setPointed(undefined),
  }

  return {
    active,
    pointed,
    /** The selected part, or the one that is being dragged. */
    box: drag ? boxBetween(drag.from, drag.to) : selected,
    onKeyDown,
    pointer,
  }
}
