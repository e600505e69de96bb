/** The likelihood that a compound is in a sample from a synthetic laboratory, by judgement, in five ranks. */
const ranks: Array<{ likelihood: number; compounds: string[] }> = [
  {
    likelihood: 0.3,
    compounds: ['ethyl acetate', 'dichloromethane', 'acetone', 'grease', 'silicone grease', 'n-hexane'],
  },
  {
    likelihood: 0.2,
    compounds: [
      ...['diethyl ether', 'methanol', 'ethanol', 'toluene', 'tetrahydrofuran', 'chloroform', 'tetramethylsilane'],
    ],
  },
  {
    likelihood: 0.1,
    compounds: [
      ...['2-propanol', 'dimethylformamide', 'dimethyl sulfoxide', 'acetonitrile', 'n-pentane', 'n-heptane'],
      ...['triethylamine', 'acetic acid', 'pyridine', 'cyclohexane', 'tert-butyl methyl ether (MTBE)', 'BHT'],
    ],
  },
  {
    likelihood: 0.05,
    compounds: [
      ...['1,4-dioxane', '1,2-dimethoxyethane (DME)', '1,2-dichloroethane', 'benzene', '2-butanone', 'tert-butanol'],
      ...['formic acid', '2-methyltetrahydrofuran', 'dimethylacetamide', 'isopropyl acetate', 'chlorobenzene'],
    ],
  },
  {
    likelihood: 0.03,
    compounds: [
      ...['ethylene glycol', 'n-butanol', 'n-butyl acetate', 'nitromethane', 'diglyme', 'p-xylene', 'm-xylene'],
      ...['o-xylene', 'methyl acetate', 'cyclopentyl methyl ether (CPME)', 'imidazole', 'acetic anhydride'],
      ...['4-methyl-2-pentanone (MIBK)', 'hexamethylphosphoramide (HMPA)', 'hexamethyldisiloxane (HMDSO)', 'anisole'],
      ...['benzyl alcohol', 'carbon dioxide'],
    ],
  },
]
/** Of all others, such as gases. */
const rare = 0.01

const likelihoods = new Map(ranks.flatMap(({ likelihood, compounds }) => compounds.map((name) => [name, likelihood])))

/** How likely a compound is in a sample. */
export function likelihoodOf(compound: string): number {
  return likelihoods.get(compound) ?? rare
}

/** The likelihood that a sample is in a solvent if nothing is known; others are as rare as the last. */
const solvents: Record<string, number> = {
  'CDCl₃': 0.5,
  '(CD₃)₂SO': 0.15,
  'CD₃OD': 0.08,
  'D₂O': 0.07,
  '(CD₃)₂CO': 0.05,
  'C₆D₆': 0.04,
  'CD₃CN': 0.04,
  'CD₂Cl₂': 0.03,
  'C₄D₈O': 0.015,
  'C₇D₈': 0.01,
}

/** How likely a solvent is. */
export function likelihoodOfSolvent(solvent: string): number {
  return solvents[solvent] ?? 0.003
}
