import { createFigureTexts } from '@/figures/texts'

const en = {
  shows:
    'Proton spectrum of ethylbenzene, from left to right: the multiplet c of the five aromatic protons at 7.2 ppm, a small line of water at 3.43 ppm, the quartet b of the CH₂ group at 2.60 ppm, and the tall triplet a of the CH₃ group at 1.19 ppm. The structure above the axis carries the same letters.',
  out: 'Show more of the axis',
  in: 'Enlarge',
  whole: 'Whole spectrum',
  position: 'Position in the spectrum',
  byMouse: 'Drag to zoom, double-click to return; after a click, the wheel sets the height.',
  byFinger: 'Swipe across to zoom, tap a letter.',
  byKeys:
    'Left and right arrows move, up and down change the height, Page Up and Page Down go from signal to signal, plus and minus zoom, Escape shows the whole spectrum.',
  from: '{left} to {right} ppm',
  c: 'C₆H₅, multiplet, 5H',
  b: 'CH₂, quartet, 2H, J 7.6 Hz',
  a: 'CH₃, triplet, 3H, J 7.6 Hz',
  water: 'water',
  residual: 'residual solvent, DMSO-d₅',
  chooseFile: 'Your spectrum …',
  showExample: 'Show ethylbenzene again',
  fileHint: 'a JCAMP-DX file; it stays in your browser',
}

const fr: typeof en = {
  shows:
    'Spectre du proton de l’éthylbenzène, de gauche à droite : le multiplet c des cinq protons aromatiques à 7,2 ppm, une petite raie de l’eau à 3,43 ppm, le quadruplet b du groupe CH₂ à 2,60 ppm et le grand triplet a du groupe CH₃ à 1,19 ppm. La structure au-dessus de l’axe porte les mêmes lettres.',
  out: 'Montrer plus de l’axe',
  in: 'Agrandir',
  whole: 'Spectre entier',
  position: 'Position dans le spectre',
  byMouse: 'Glissez pour zoomer, double-cliquez pour revenir ; après un clic, la molette règle la hauteur.',
  byFinger: 'Balayez en travers pour zoomer, touchez une lettre.',
  byKeys:
    'Les flèches gauche et droite déplacent, haut et bas changent la hauteur, Page précédente et Page suivante vont de signal en signal, plus et moins zooment, Échap montre le spectre entier.',
  from: '{left} à {right} ppm',
  c: 'C₆H₅, multiplet, 5H',
  b: 'CH₂, quadruplet, 2H, J 7,6 Hz',
  a: 'CH₃, triplet, 3H, J 7,6 Hz',
  water: 'eau',
  residual: 'solvant résiduel, DMSO-d₅',
  chooseFile: 'Votre spectre…',
  showExample: 'Montrer de nouveau l’éthylbenzène',
  fileHint: 'un fichier JCAMP-DX ; il reste dans votre navigateur',
}

/** By language. */
export const texts = { en, fr }

/** A text of the spectrum. */
export const text = createFigureTexts(texts)
