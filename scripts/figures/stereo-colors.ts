import type { Palette } from './palette'

/** Colours that the structure editor gives to stereo bonds, adapted to the colour mode. */
export interface StereoColors {
  absolute: string
  and: string
  or: string
  problem: string
}

const stereoColors: Record<Palette['mode'], StereoColors> = {
  light: { absolute: '#8f1d1d', and: '#1c7434', or: '#2456c9', problem: '#c026a3' },
  dark: { absolute: '#f0908a', and: '#6fce8a', or: '#8fb4ff', problem: '#f18fe0' },
}

/** Returns the stereo colours of one colour mode. */
export function stereoColorsOf({ mode }: Palette): StereoColors {
  return stereoColors[mode]
}
