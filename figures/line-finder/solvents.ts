/** Names of deuterated solvents in peak lists and publications, without spaces and hyphens, by formula. */
const names: Record<string, string[]> = {
  'CDCl₃': ['cdcl3', 'chloroformd', 'dchloroform', 'chloroformd1'],
  '(CD₃)₂CO': ['(cd3)2co', 'acetoned6', 'd6acetone', 'cd3cocd3', '(cd3)2c=o'],
  '(CD₃)₂SO': ['(cd3)2so', 'dmsod6', 'd6dmso', 'dimethylsulfoxided6', 'cd3socd3', '[d6]dmso'],
  'CD₃CN': ['cd3cn', 'acetonitriled3', 'd3acetonitrile', 'mecnd3', 'd3mecn'],
  'CD₃OD': ['cd3od', 'methanold4', 'd4methanol', 'meod', 'meohd4', 'd4meoh'],
  'D₂O': ['d2o', 'deuteriumoxide', 'waterd2'],
  'CD₂Cl₂': ['cd2cl2', 'dichloromethaned2', 'methylenechlorided2', 'dcmd2'],
  'C₄D₈O': ['c4d8o', 'thfd8', 'd8thf', 'tetrahydrofurand8'],
  'C₆D₆': ['c6d6', 'benzened6', 'd6benzene'],
  'C₇D₈': ['c7d8', 'toluened8', 'd8toluene', 'c6d5cd3'],
  'C₆D₅Cl': ['c6d5cl', 'chlorobenzened5'],
  'CF₃CD₂OD': ['cf3cd2od', 'tfed3', 'trifluoroethanold3', '2,2,2trifluoroethanold3'],
  'DCON(CD₃)₂': ['dmfd7', 'd7dmf', 'n,ndimethylformamided7'],
  'C₅D₅N': ['c5d5n', 'pyridined5', 'd5pyridine'],
}

const formulas = new Map(Object.entries(names).flatMap(([formula, all]) => all.map((name) => [name, formula] as const)))

/** The formula of a word that names a deuterated solvent. */
export function findSolvent(word: string): string | undefined {
  return formulas.get(
    word
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\-‐‑‒–[\]]/g, ''),
  )
}
