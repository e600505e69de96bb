import type { ReactNode } from 'react'
import { automaticPhase } from './automatic-phase'
import { automaticPicking } from './automatic-picking'
import { baseline } from './baseline'
import { benchStill } from './bench/still'
import { contours } from './contours'
import { editedHsqc } from './edited-hsqc'
import { integralLimits } from './integral-limits'
import type { LiveFigure } from './kit/figure'
import { FigureFrame } from './kit/figure-frame'
import { lineBroadening } from './line-broadening'
import { measuredCosy } from './measured-cosy'
import { measuredHmbc } from './measured-hmbc'
import { measuredHsqc } from './measured-hsqc'
import { multiplet } from './multiplet'
import { phase } from './phase'
import { ppmAndHertz } from './ppm-and-hertz'
import { repetitionTime } from './repetition-time'
import { truncation } from './truncation'
import { zeroFilling } from './zero-filling'

/** The markup of the interactive figures, by the names in `component.ts`. */
export const liveFigures = {
  LineBroadening: component(lineBroadening),
  ZeroFilling: component(zeroFilling),
  Truncation: component(truncation),
  PhaseCorrection: component(phase),
  AutomaticPhase: component(automaticPhase),
  BaselineAnchors: component(baseline),
  MultipletBuilder: component(multiplet),
  IntegralLimits: component(integralLimits),
  PpmAndHertz: component(ppmAndHertz),
  ContourLevels: component(contours),
  RepetitionTime: component(repetitionTime),
  AutomaticPicking: component(automaticPicking),
  MeasuredCosy: component(measuredCosy),
  MeasuredHsqc: component(measuredHsqc),
  MeasuredHmbc: component(measuredHmbc),
  EditedHsqc: component(editedHsqc),
  FidToSpectrum: component(benchStill),
}

interface FigureProps {
  /** Caption. */
  children?: ReactNode
}

function component(figure: LiveFigure): (props: FigureProps) => ReactNode {
  return ({ children }) => <FigureFrame figure={figure}>{children}</FigureFrame>
}
