import '@blueprintjs/core/lib/css/blueprint.css'
import './window.css'
import initCore from '@zakodium/nmrium-core-plugins'
import { NMRium } from 'nmrium'
import { Molecule, Resources } from 'openchemlib'
import { createRoot } from 'react-dom/client'

/** Content of the program's window. */
interface Content {
  /** An NMRium object; with SMILES instead of molfiles. */
  input: { data: { molecules?: Array<{ smiles: string; label: string; id: string }> }; view?: object }
  /** Address of a file to open, instead of spectra in the object. */
  file?: string
  workspace: string
  preferences?: object
}

const core = initCore()

await Resources.registerFromUrl('/resources.json')

Object.assign(window, { showProgram })

/** Called by the stage: opens NMRium with the content of the scene. */
async function showProgram({ input, file, workspace, preferences }: Content): Promise<void> {
  const molecules = input.data.molecules?.map(({ smiles, ...rest }) => ({ ...rest, molfile: drawMolecule(smiles) }))
  const { state, aggregator } = file
    ? await core.readFromWebSource({ entries: [{ relativePath: file }], baseURL: location.origin })
    : await core.readNMRiumObject({
        version: core.version,
        ...input,
        data: { ...input.data, molecules: molecules ?? [] },
      })
  if (file && molecules)
    Object.assign(state, { data: { ...state.data, molecules }, view: { ...state.view, ...input.view } })
  const place = document.querySelector('#program')
  if (!place) throw new Error('The page has no #program.')
  createRoot(place).render(<NMRium {...{ core, state, aggregator, workspace }} {...(preferences && { preferences })} />)
}

function drawMolecule(smiles: string): string {
  const molecule = Molecule.fromSmiles(smiles)
  molecule.inventCoordinates()
  return molecule.toMolfileV3()
}
