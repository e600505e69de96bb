import { type MeasuredLine, sampleLines } from './sample-lines'

/** Frequency of the spectrometer. */
export const megahertz = 400.11

/** From the axis as stored to CHCl₃ at 7.26 ppm. */
const reference = -0.0247

/** The lines of ethyl vinyl ether on the corrected axis. */
export const etherLines = (sampleLines['ethyl-vinyl-ether'] ?? []).map(
  ([ppm, height]): MeasuredLine => [ppm + reference, height],
)
