import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { apodizationChain } from './apodization-chain'
import { archive } from './archive'
import { baselineAnchors } from './baseline-anchors'
import { chiralNeighbour } from './chiral-neighbour'
import { contourLayers } from './contour-layers'
import { contourThreshold } from './contour-threshold'
import { cosyMap } from './cosy-map'
import { couplingRuler } from './coupling-ruler'
import { diastereotopicProtons } from './diastereotopic-protons'
import { drawingKeys } from './drawing-keys'
import { esrClasses } from './esr-classes'
import { ethylbenzene } from './ethylbenzene'
import { exerciseFolders } from './exercise-folders'
import { fidToSpectrum } from './fid-to-spectrum'
import { firstOrderPhase } from './first-order-phase'
import { integralCurve } from './integral-curve'
import { interfaceMap } from './interface-map'
import { isotopeLabels } from './isotope-labels'
import { jGraph } from './j-graph'
import { labelSequence } from './label-sequence'
import { lineBroadening } from './line-broadening'
import { lineShapes } from './line-shapes'
import { multipletPatterns } from './multiplet-patterns'
import { multipletTree } from './multiplet-tree'
import { palettes } from './palette'
import { peakFit } from './peak-fit'
import { peakPicking } from './peak-picking'
import { processingChain } from './processing-chain'
import { rangeAnatomy } from './range-anatomy'
import { referenceShift } from './reference-shift'
import { drawResonance } from './resonance'
import { slices } from './slices'
import { strongCoupling } from './strong-coupling'
import { titleBlock } from './title-block'
import { truncation } from './truncation'
import { wedgeEnds } from './wedge-ends'
import { windowFunctions } from './window-functions'
import { writeWindowTable } from './window-table'
import { workspaceOrigins } from './workspace-origins'
import { zeroFilling } from './zero-filling'
import { zeroOrderPhase } from './zero-order-phase'
import { zones } from './zones'
import { zoomGestures } from './zoom-gestures'

const figures = [
  apodizationChain,
  archive,
  baselineAnchors,
  chiralNeighbour,
  contourLayers,
  contourThreshold,
  cosyMap,
  couplingRuler,
  diastereotopicProtons,
  drawingKeys,
  esrClasses,
  ethylbenzene,
  exerciseFolders,
  fidToSpectrum,
  firstOrderPhase,
  integralCurve,
  interfaceMap,
  isotopeLabels,
  jGraph,
  labelSequence,
  lineBroadening,
  lineShapes,
  multipletPatterns,
  multipletTree,
  peakFit,
  peakPicking,
  processingChain,
  rangeAnatomy,
  referenceShift,
  slices,
  strongCoupling,
  titleBlock,
  truncation,
  wedgeEnds,
  windowFunctions,
  workspaceOrigins,
  zeroFilling,
  zeroOrderPhase,
  zones,
  zoomGestures,
]

for (const { path, draw } of figures) {
  for (const palette of palettes) await write(join('content/docs', `${path}.${palette.mode}.svg`), draw(palette))
}
await write('content/static/img/resonance.svg', drawResonance())
await write('content/docs/90_contribute-to-doc/files/window-functions.csv', writeWindowTable())

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(`${file}  ${(text.length / 1000).toFixed(1)} kB`)
}
