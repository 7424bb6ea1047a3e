import type { ECharts, EChartsCoreOption, ElementEvent } from 'echarts/core'
import { Maximize2, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { chartHeight } from '@/models/charts/chart-axes.ts'
import { type Span, zoomed } from '@/models/charts/plot-texts.ts'
import { Button } from '@/ui/base/button.tsx'
import { ChartNote } from './chart-frame.tsx'
import type { PointLayer, PointPlace } from './point-layer.ts'
import { type ThemeColors, useThemeColors } from './theme-colors.ts'

const isPressed = (event: ElementEvent['event']) =>
  'buttons' in event && typeof event.buttons === 'number' && event.buttons > 0

/** Tells and opens the point that the pointer is at, as the library does for shapes of its own. */
const followPointer = (chart: ECharts, layer: PointLayer, open: (...place: PointPlace) => void) => {
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

/** The library; it loads with the first chart that is drawn by it. */
type Library = typeof import('./echarts.ts')

const useLibrary = () => {
  const [library, setLibrary] = useState<Library | 'missing'>()
  useEffect(() => {
    let isGone = false
    import('./echarts.ts').then(
      (loaded) => isGone || setLibrary(loaded),
      () => isGone || setLibrary('missing'),
    )
    return () => {
      isGone = true
    }
  }, [])
  return library
}

/** The options of a chart, in the colours of the theme, so many px wide. Must be referentially stable. */
export type ChartOption = (colors: ThemeColors, width: number) => EChartsCoreOption

interface EChartProps {
  label: string
  option: ChartOption
  /** Opens what a mark stands for. */
  onOpen?: ((series: number, place: number) => void) | undefined
  /** Finds and names the marks of a layer, which the library does not know. */
  layer?: PointLayer | undefined
}

/** A chart on a canvas: dragging moves it, its buttons and Ctrl with the wheel zoom. */
export function EChart(props: EChartProps) {
  const library = useLibrary()
  if (library === undefined) return <ChartNote>Loading</ChartNote>
  if (library === 'missing') return <ChartNote>Load error</ChartNote>
  return <Canvas library={library} {...props} />
}

function Canvas({ library, label, option, onOpen, layer }: EChartProps & { library: Library }) {
  const place = useRef<HTMLDivElement>(null)
  const [chart, setChart] = useState<ECharts>()
  const [width, setWidth] = useState(0)
  const colors = useThemeColors()
  const shown = useRef<ChartOption>(undefined)
  const open = useEffectEvent((series: number, index: number) => onOpen?.(series, index))
  useEffect(() => {
    const element = place.current
    if (!element) return
    const made = library.init(element, null, { renderer: 'canvas', height: chartHeight })
    made.on('click', ({ seriesIndex = 0, dataIndex }) => open(seriesIndex, dataIndex))
    const observer = new ResizeObserver(() => {
      made.resize({ height: chartHeight })
      setWidth(element.clientWidth)
    })
    observer.observe(element)
    setChart(made)
    return () => {
      observer.disconnect()
      made.dispose()
    }
  }, [library])
  useEffect(() => (chart && layer ? followPointer(chart, layer, open) : undefined), [chart, layer])
  useEffect(() => {
    if (!chart || width === 0) return
    // The same in other colours, or wider, stays moved and zoomed as it is.
    chart.setOption(option(colors, width), { notMerge: shown.current !== option })
    shown.current = option
  }, [chart, option, colors, width])
  const zoom = (factor: number) => {
    const { dataZoom } = (chart?.getOption() ?? {}) as { dataZoom?: Span[] }
    const batch = dataZoom?.map((span, dataZoomIndex) => ({
      dataZoomIndex,
      ...zoomed(span, factor),
    }))
    if (batch) chart?.dispatchAction({ type: 'dataZoom', batch })
  }
  return (
    <div className="relative">
      <div
        ref={place}
        role="img"
        aria-label={`${label}. The table below has the values.`}
        style={{ height: chartHeight }}
      />
      <div className="absolute top-0 right-0 flex rounded bg-surface">
        {zooms.map(({ name, factor, Icon }) => (
          <Button
            key={name}
            variant="ghost"
            size="sm"
            aria-label={name}
            hint={name}
            icon={<Icon aria-hidden />}
            onClick={() => zoom(factor)}
          />
        ))}
      </div>
    </div>
  )
}

const zooms = [
  { name: 'Zoom in', factor: 0.5, Icon: ZoomIn },
  { name: 'Zoom out', factor: 2, Icon: ZoomOut },
  { name: 'Show all', factor: Number.POSITIVE_INFINITY, Icon: Maximize2 },
] as const
