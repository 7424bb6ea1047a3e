import type { ECharts, ElementEvent } from 'echarts/core'
import type { PointLayer, PointPlace } from './point-layer.ts'

const isPressed = (event: ElementEvent['event']) =>
  'buttons' in event && typeof event.buttons === 'number' && event.buttons > 0

/** Tells and opens the point that the pointer is at, as the library does for shapes of its own. */
export const followPointer = (
  chart: ECharts,
  layer: PointLayer,
  open: (...place: PointPlace) => void,
) => {
  const surface = chart.getZr()
  let told: string | undefined
  const tell = (place: PointPlace | undefined, x: number, y: number) => {
    if (place?.join() === told) return
    told = place?.join()
    chart.dispatchAction(
      place
        ? { type: 'showTip', x, y, tooltip: { formatter: () => layer.textOf(place) } }
        : { type: 'hideTip' },
    )
  }
  const onMove = ({ offsetX, offsetY, event }: ElementEvent) =>
    // A chart that is dragged moves with the pointer: nothing is looked for meanwhile.
    tell(isPressed(event) ? undefined : layer.at(offsetX, offsetY), offsetX, offsetY)
  const onClick = ({ offsetX, offsetY }: ElementEvent) => {
    const place = layer.at(offsetX, offsetY)
    if (place) open(...place)
  }
  const onOut = () => tell(undefined, 0, 0)
  surface.on('mousemove', onMove)
  surface.on('click', onClick)
  surface.on('globalout', onOut)
  return () => {
    surface.off('mousemove', onMove)
    surface.off('click', onClick)
    surface.off('globalout', onOut)
  }
}
