import type { Opening } from '../stage/scene'
import * as crotonate from './ethyl-crotonate'
import * as ethylbenzene from './ethylbenzene'
import { fidObject, spectrum1D } from './spectra'

/** Box of the structure over the spectrum: position in percent of the plot, size in pixels. */
interface Floating {
  x: number
  y: number
  width: number
  height: number
}

function floatAt(id: string, bounding: Floating): object {
  return { molecules: { [id]: { floating: { visible: true, bounding }, showLabel: false, atomAnnotation: 'none' } } }
}

/** The sample without the empty ends of its axis. */
const measured = { sample: 'ethylbenzene/1h.jdx', zoom: [9.5, -0.5] } satisfies Partial<Opening>

/** The measured ¹H spectrum of ethylbenzene of the quick start. */
export function openEthylbenzene(workspace = 'assignment'): Opening {
  return { workspace, ...measured, input: { data: {} } }
}

/** The same with its structure. */
export function openEthylbenzeneWithStructure(workspace = 'assignment', floating?: Floating): Opening {
  const { molecule } = ethylbenzene
  return {
    workspace,
    ...measured,
    input: {
      data: { molecules: [molecule] },
      view: floatAt(molecule.id, floating ?? { x: 36, y: 6, width: 150, height: 110 }),
    },
  }
}

/** The simulated spectrum with a wrong phase, in degrees. */
export function openMisphased(phase: [number, number]): Opening {
  const spectrum = spectrum1D(ethylbenzene.protons, ethylbenzene.protonExperiment, { phase })
  return { workspace: 'assignment', input: { data: { spectra: [spectrum] } } }
}

/** The same opening with panels that no workspace shows, and their tools. */
export function withPanels(opening: Opening, names: readonly string[]): Opening {
  const shown = ['spectraPanel', 'rangesPanel', 'zonesPanel', 'structuresPanel', ...names]
  const panels = Object.fromEntries(shown.map((name) => [name, { display: true, visible: true }]))
  const tools = ['zoom', 'zoomOut', 'rangePicking', 'zonePicking', 'autoRangeAndZonePicking']
  const toolBarButtons = Object.fromEntries(tools.map((name) => [name, true]))
  return { ...opening, preferences: { display: { panels, toolBarButtons } } }
}

/** A ¹³C FID of ethyl crotonate. */
export function openCarbonFid(): Opening {
  const { carbons, carbonExperiment } = crotonate
  return { workspace: 'assignment', input: { data: { spectra: [fidObject(carbons, carbonExperiment)] } } }
}

/** The ¹³C spectrum of ethyl crotonate. */
export function openCarbonSpectrum(): Opening {
  const spectrum = spectrum1D(crotonate.carbons, { ...crotonate.carbonExperiment, noise: 0.05 })
  return { workspace: 'default', input: { data: { spectra: [spectrum] } } }
}

/** The FID of an HSQC of ethyl crotonate. */
export function openMapFid(): Opening {
  return { workspace: 'assignment', input: { data: { spectra: [crotonate.hsqcFid()] } } }
}

/** HSQC and COSY of ethyl crotonate with the 1D spectra and the structure. */
export function openMaps(maps: object[] = [crotonate.hsqc(), crotonate.cosy()]): Opening {
  const { protons, protonExperiment, carbons, carbonExperiment, molecule } = crotonate
  const carbon = { ...carbonExperiment, noise: 0.1 }
  return {
    workspace: 'assignment',
    input: {
      data: {
        spectra: [...maps, spectrum1D(protons, protonExperiment), spectrum1D(carbons, carbon)],
        molecules: [molecule],
      },
    },
  }
}
