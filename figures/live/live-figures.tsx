import type { ReactNode } from 'react'
import { EthylbenzeneSpectrum } from '@/figures/first-screen/ethylbenzene-spectrum'
import { automaticPhase } from './automatic-phase'
import { baseline } from './baseline'
import { contours } from './contours'
import { integralLimits } from './integral-limits'
import type { liveFigureKinds } from './kinds'
import type { LiveFigure } from './kit/figure'
import { FigureFrame } from './kit/figure-frame'
import { lineBroadening } from './line-broadening'
import { multiplet } from './multiplet'
import { phase } from './phase'
import { ppmAndHertz } from './ppm-and-hertz'
import { truncation } from './truncation'
import { zeroFilling } from './zero-filling'

/** The components that pages can use, by name. */
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
  EthylbenzeneSpectrum,
} satisfies Record<keyof typeof liveFigureKinds, unknown>

interface FigureProps {
  /** Caption. */
  children?: ReactNode
}

function component(figure: LiveFigure): (props: FigureProps) => ReactNode {
  return ({ children }) => <FigureFrame figure={figure}>{children}</FigureFrame>
}
