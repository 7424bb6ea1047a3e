import { CustomChart, HeatmapChart, ScatterChart } from 'echarts/charts'
import {
  DataZoomInsideComponent,
  GridComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
} from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

use([
  CanvasRenderer,
  CustomChart,
  DataZoomInsideComponent,
  GridComponent,
  HeatmapChart,
  ScatterChart,
  TooltipComponent,
  VisualMapContinuousComponent,
])

export { init }
