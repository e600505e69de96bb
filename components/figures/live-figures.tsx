import type { ReactNode } from 'react'
import { automaticPhase } from './automatic-phase'
import { baseline } from './baseline'
import { contours } from './contours'
import { integralLimits } from './integral-limits'
import type { LiveFigure } from './kit/figure'
import { FigureFrame } from './kit/figure-frame'
import { lineBroadening } from './line-broadening'
import { multiplet } from './multiplet'
import { phase } from './phase'
import { ppmAndHertz } from './ppm-and-hertz'
import { truncation } from './truncation'
import { zeroFilling } from './zero-filling'

interface FigureProps {
  /** Caption. */
  children?: ReactNode
}

function component(figure: LiveFigure): (props: FigureProps) => ReactNode {
  return ({ children }) => <FigureFrame figure={figure}>{children}</FigureFrame>
}

/** Windows on a noisy doublet. */
export const LineBroadening = component(lineBroadening)
/** A FID with zeros at its end. */
export const ZeroFilling = component(zeroFilling)
/** A FID that is cut off, and windows against the wiggles. */
export const Truncation = component(truncation)
/** PH0, PH1 and the pivot. */
export const PhaseCorrection = component(phase)
/** PH0 by the cost of what lies below zero. */
export const AutomaticPhase = component(automaticPhase)
/** A baseline through anchors, and the error of the integrals. */
export const BaselineAnchors = component(baseline)
/** A proton with up to three partners at any field. */
export const MultipletBuilder = component(multiplet)
/** The part of a line between two limits. */
export const IntegralLimits = component(integralLimits)
/** One spectrum in ppm and in Hz. */
export const PpmAndHertz = component(ppmAndHertz)
/** Levels of a 2D map, and slices through it. */
export const ContourLevels = component(contours)
