import type { SearchExtension } from '@/lib/site/extension'
import { meanings, synonyms } from './search-words'

/** The search of the site: its words, tables of values and line finder. */
export const search: SearchExtension = {
  synonyms,
  meanings,
  valuePages: ['/solvents', '/shifts', '/nuclei', '/couplings'],
  lastPages: ['/contribute-to-doc', '/credits', '/more-impurities'],
  // The line finder of `content/docs/80_reference/solvents.md` looks up shifts.
  valueForm: {
    anchor: 'what-is-this-line',
    parameter: 'shift',
    ignored: ['δ', 'delta', 'ppm', 'peak', 'signal', 'line', 'singlet', 'shift', '1H', '13C', 'NMR', 'unknown'],
    // Not a coupling, a frequency or a time.
    value: String.raw`[-−]?\d{1,3}\.\d{1,3}(?!\s*(?:[kM]?Hz|%|[mμn]?s|mm|T)(?!\p{L}))`,
    choice: {
      parameter: 'solvent',
      words: [
        ['CDCl3', 'chloroform-d', 'deuterated chloroform', 'chloroform'],
        ['(CD3)2CO', 'acetone-d6', 'd6-acetone', 'deuterated acetone'],
        ['(CD3)2SO', 'DMSO-d6', 'd6-DMSO', 'DMSO'],
        ['CD3OD', 'methanol-d4', 'd4-methanol', 'deuterated methanol', 'MeOD'],
        ['D2O', 'deuterium oxide', 'heavy water'],
        ['CD3CN', 'acetonitrile-d3', 'd3-acetonitrile'],
        ['CD2Cl2', 'dichloromethane-d2', 'd2-dichloromethane'],
        ['C6D6', 'benzene-d6', 'd6-benzene'],
        ['C4D8O', 'THF-d8', 'd8-THF'],
        ['C7D8', 'toluene-d8', 'd8-toluene'],
        ['C6D5Cl', 'chlorobenzene-d5'],
        ['CF3CD2OD', 'TFE-d3', 'trifluoroethanol-d3'],
      ],
    },
  },
}
