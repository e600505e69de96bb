/** Intensity of a contour level from 0 to 100, for a map whose highest point is 1. */
export function levelIntensity(level: number): number {
  return (2 ** (level / 10) - 1) / (2 ** 10 - 1)
}

/** Intensities of the layers between two intensities: each step is half as high as the one above it. */
export function layerIntensities(lowest: number, highest: number, layers: number): number[] {
  const last = 2 ** (1 - layers)
  return Array.from({ length: layers }, (_, index) => lowest + ((highest - lowest) * (2 ** -index - last)) / (1 - last))
}
