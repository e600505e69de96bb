/**
 * Lists as chemists paste them, and what they consist of. Impurities have the shifts of the files with deviations of up to
 * 0.02 ppm (¹H) and 0.1 ppm (¹³C); the products have their shifts from the literature. They were written before the algorithm was run.
 */
export interface KnownList {
  /** What a reader pastes. */
  text: string
  /** What the reader chooses; nothing if the text says it, or if it is to be found. */
  chosen?: string
  solvent: string
  /** Compounds, without the solvent and water. */
  found: string[]
  water?: true
  /** Shifts that are the reader's own; the middle of a range. */
  own: number[]
}

export const knownLists: KnownList[] = [
  { text: '7.26 4.13 2.04 1.25', solvent: 'CDCl₃', found: ['ethyl acetate'], own: [] },
  {
    // Methyl benzoate.
    text: '¹H NMR (400 MHz, CDCl₃) δ 8.03 (m, 2H), 7.55 (m, 1H), 7.43 (m, 2H), 7.26 (s), 5.31 (s), 3.91 (s, 3H), 1.57 (s)',
    ...{ solvent: 'CDCl₃', found: ['dichloromethane'], water: true, own: [8.03, 7.55, 7.43, 3.91] },
  },
  {
    // Peaks of a program, with the lines of each multiplet.
    text: `Peak\tRegion\tType\tIndex (F1)\tν(F1) [ppm]\tν(F1) [Hz]\tIntensity [abs]\tIntensity [rel]\tHalf width [ppm]
1\t1\tAUTOMATIC\t14021.0\t7.2608\t2905.1\t2204.5\t22.0\t0.0021
2\t2\tAUTOMATIC\t20233.0\t4.1478\t1659.5\t204.5\t2.0\t0.0021
3\t2\tAUTOMATIC\t20265.0\t4.1300\t1652.4\t604.5\t6.0\t0.0021
4\t2\tAUTOMATIC\t20297.0\t4.1121\t1645.3\t604.5\t6.0\t0.0021
5\t2\tAUTOMATIC\t20330.0\t4.0943\t1638.1\t204.5\t2.0\t0.0021
6\t3\tAUTOMATIC\t24401.0\t2.0449\t818.2\t4904.5\t49.0\t0.0021
7\t4\tAUTOMATIC\t25921.0\t1.2768\t510.9\t1104.5\t11.0\t0.0021
8\t4\tAUTOMATIC\t25954.0\t1.2590\t503.7\t2204.5\t22.0\t0.0021
9\t4\tAUTOMATIC\t25987.0\t1.2412\t496.6\t1104.5\t11.0\t0.0021
10\t5\tAUTOMATIC\t28433.0\t0.0721\t28.8\t8904.5\t89.0\t0.0021`,
    ...{ solvent: 'CDCl₃', found: ['ethyl acetate', 'silicone grease'], own: [] },
  },
  {
    // A part of ibuprofen.
    text: '7.26 s 3.71 q 2.45 d 1.50 d 1.26 br s 0.87 m',
    ...{ solvent: 'CDCl₃', found: ['grease'], own: [3.71, 2.45, 1.5] },
  },
  {
    // Methyl benzoate.
    text: '13C NMR (101 MHz, CDCl3) δ 167.1, 132.9, 130.2, 129.6, 128.4, 77.2, 52.1, 29.7',
    ...{ solvent: 'CDCl₃', found: ['grease'], own: [167.1, 132.9, 130.2, 129.6, 128.4, 52.1] },
  },
  {
    // Paracetamol.
    text: '9.65\n9.14\n7.34\n6.68\n3.34\n2.51\n1.98',
    ...{ solvent: '(CD₃)₂SO', found: [], water: true, own: [9.65, 9.14, 7.34, 6.68, 1.98] },
  },
  {
    // L-Alanine.
    text: '1H NMR (500 MHz, D2O) δ 4.70 (s), 3.77 (q, J = 7.2 Hz, 1H), 1.47 (d, J = 7.2 Hz, 3H)',
    ...{ solvent: 'D₂O', found: [], own: [3.77, 1.47] },
  },
  { text: '4.78 3.65 3.35 2.23 1.17', solvent: 'D₂O', found: ['acetone', 'methanol', 'ethanol'], own: [] },
  {
    // Methyl 4-methylbenzoate, as a list with forms.
    text: '7.91 d; 7.31 d; 5.64 s; 3.85 s; 2.84 s; 2.81; 2.40 s; 2.05 quint',
    ...{
      chosen: '(CD₃)₂CO',
      solvent: '(CD₃)₂CO',
      found: ['dichloromethane'],
      water: true,
      own: [7.91, 7.31, 3.85, 2.4],
    },
  },
  {
    // Benzoic acid.
    text: 'MeOD: 8.01, 7.58, 7.46, 4.86, 3.35, 3.31',
    ...{ solvent: 'CD₃OD', found: ['methanol'], water: true, own: [8.01, 7.58, 7.46] },
  },
  {
    text: '7.16 7.12 7.03 2.10 0.41 0.28',
    ...{ chosen: 'C₆D₆', solvent: 'C₆D₆', found: ['toluene', 'silicone grease'], water: true, own: [] },
  },
  {
    text: '¹H NMR (300 MHz, THF-d₈) δ 6.55 (d, J = 8.1 Hz, 2H), 3.58 (s), 3.39 (q, J = 7.0 Hz), 1.73 (s), 1.11 (t, J = 7.0 Hz)',
    ...{ solvent: 'C₄D₈O', found: ['diethyl ether'], own: [6.55] },
  },
  {
    // Cytisine.
    text: '7.30 6.34 6.01 5.33 4.05 3.86 3.02 2.91 2.33 2.12 1.95 1.52',
    ...{ chosen: 'CD₂Cl₂', solvent: 'CD₂Cl₂', found: ['acetone'], water: true },
    own: [7.3, 6.34, 6.01, 4.05, 3.86, 3.02, 2.91, 2.33, 1.95],
  },
  {
    // 4-Nitrobenzaldehyde.
    text: '1H NMR (400 MHz, CD3CN): δ = 10.11 (s, 1H), 8.36 (d, 2H), 8.09 (d, 2H), 7.93 (s), 2.88 (s), 2.77 (s), 2.14 (s), 1.94 (p)',
    ...{ solvent: 'CD₃CN', found: ['dimethylformamide'], water: true, own: [10.11, 8.36, 8.09] },
  },
  {
    text: '7.09 7.01 6.97 4.33 2.08 0.44 0.25',
    ...{ solvent: 'C₇D₈', found: ['dichloromethane', 'silicone grease'], water: true, own: [] },
  },
  {
    // 4-Cresol.
    text: '13C NMR (100 MHz, acetone-d6) δ 206.2, 170.9, 156.0, 130.6, 129.0, 115.8, 60.6, 29.8, 20.9, 20.3, 14.5',
    ...{ solvent: '(CD₃)₂CO', found: ['ethyl acetate'], own: [156, 130.6, 129, 115.8, 20.3] },
  },
  {
    // Paracetamol.
    text: '¹³C NMR (75 MHz, DMSO-d₆) δ 167.6, 162.3, 153.1, 131.0, 120.8, 115.0, 39.5, 35.8, 30.7, 23.7.',
    ...{ solvent: '(CD₃)₂SO', found: ['dimethylformamide'], own: [167.6, 153.1, 131, 120.8, 115, 23.7] },
  },
  {
    // Camphor.
    text: '219.7 77.2 57.7 46.8 43.3 43.0 31.6 29.9 27.1 22.7 19.8 19.1 14.2 9.2',
    ...{ solvent: 'CDCl₃', found: ['n-hexane'], own: [219.7, 57.7, 46.8, 43.3, 43, 29.9, 27.1, 19.8, 19.1, 9.2] },
  },
  {
    // Lidocaine.
    text: '¹H NMR (400 MHz, CDCl₃) δ 8.92 (br s, 1H), 7.26 (s), 7.09 (s, 3H), 3.22 (s, 2H), 2.69 (q, J = 7.1 Hz, 4H), 2.23 (s, 6H), 1.14 (t, J = 7.1 Hz, 6H)',
    ...{ solvent: 'CDCl₃', found: [], own: [8.92, 7.09, 3.22, 2.69, 2.23, 1.14] },
  },
  {
    // Benzocaine.
    text: '7.86 (d), 7.26 (s), 6.63 (d), 4.31 (q), 4.13 (q), 4.05 (br s), 2.05 (s), 1.36 (t), 1.26 (t)',
    ...{ solvent: 'CDCl₃', found: ['ethyl acetate'], own: [7.86, 6.63, 4.31, 4.05, 1.36] },
  },
  {
    // Caffeine.
    text: '7.51 7.26 3.99 3.58 3.40',
    ...{ chosen: 'CDCl₃', solvent: 'CDCl₃', found: [], own: [7.51, 3.99, 3.58, 3.4] },
  },
  {
    // Vanillin.
    text: '1H-NMR (CDCl3, 300 MHz): δ 9.83 (1H, s), 7.43 (2H, m), 7.26 (s), 7.04 (1H, d, J = 8.5), 6.20 (1H, br s), 3.97 (3H, s), 2.16 (s), 1.55 (s)',
    ...{ solvent: 'CDCl₃', found: ['acetone'], water: true, own: [9.83, 7.43, 7.04, 6.2, 3.97] },
  },
  {
    // Ethyl cinnamate.
    text: '7.69 d, 7.52 m, 7.38 m, 7.26 s, 6.44 d, 4.27 q, 1.34 t, 1.26 m, 0.89 t',
    ...{ solvent: 'CDCl₃', found: ['n-hexane'], own: [7.69, 7.52, 7.38, 6.44, 4.27, 1.34] },
  },
  { text: '7,26 3,75 1,85', solvent: 'CDCl₃', found: ['tetrahydrofuran'], own: [] },
  {
    // Benzaldehyde.
    text: '10.02\n8.01\n7.88\n7.63\n7.53\n7.26\n2.95\n2.88\n1.56',
    ...{ solvent: 'CDCl₃', found: ['dimethylformamide'], water: true, own: [10.02, 7.88, 7.63, 7.53] },
  },
  {
    // 4-Methoxybenzonitrile.
    text: '1H NMR (300 MHz, CDCl3) δ 7.58 (d, J = 8.9 Hz, 2H), 7.29–7.13 (m), 6.95 (d, J = 8.9 Hz, 2H), 3.86 (s, 3H), 2.35 (s)',
    ...{ solvent: 'CDCl₃', found: ['toluene'], own: [7.58, 6.95, 3.86] },
  },
  { text: '7.27 6.98 5.02 3.75 2.27 1.85 1.43', solvent: 'CDCl₃', found: ['BHT', 'tetrahydrofuran'], own: [] },
  {
    // 4-Nitrophenol.
    text: '8.17 6.94 5.02 3.88 3.67 2.19',
    ...{ chosen: 'CF₃CD₂OD', solvent: 'CF₃CD₂OD', found: ['acetone'], water: true, own: [8.17, 6.94] },
  },
  {
    text: 'C6D5Cl: 7.14, 6.99, 6.96, 1.31 (br s), 1.03 (s), 0.89 (m), 0.14 (s)',
    ...{ solvent: 'C₆D₅Cl', found: ['grease', 'silicone grease'], water: true, own: [] },
  },
  {
    // Tyrosol.
    text: '7.02 6.69 4.88 4.10 3.67 3.31 2.70 2.01 1.24',
    ...{ solvent: 'CD₃OD', found: ['ethyl acetate'], water: true, own: [7.02, 6.69, 3.67, 2.7] },
  },
  { text: '3.44 q 3.32 s 2.50 quint 1.07 t', solvent: '(CD₃)₂SO', found: ['ethanol'], water: true, own: [] },
  { text: '175.1 58.3 49.0 20.6 18.4', solvent: 'CD₃OD', found: ['acetic acid', 'ethanol'], own: [] },
  { text: '137.9 129.3 128.6 128.1 125.7 21.2 1.4', solvent: 'C₆D₆', found: ['toluene', 'silicone grease'], own: [] },
  { text: '215.9 49.5 30.9', chosen: 'D₂O', solvent: 'D₂O', found: ['acetone', 'methanol'], own: [] },
  {
    text: '7.28 7.21 3.43 2.60 2.51 1.19',
    ...{ solvent: '(CD₃)₂SO', found: ['ethylbenzene'], water: true, own: [] },
  },
  { text: '7.26 3.21 1.57 1.19', solvent: 'CDCl₃', found: ['tert-butyl methyl ether (MTBE)'], water: true, own: [] },
  {
    // Ibuprofen.
    text: '7.26 s, 7.22 d, 7.10 d, 4.03 sept, 3.71 q, 2.45 d, 1.85 m, 1.50 d, 1.22 d, 0.90 d',
    ...{ solvent: 'CDCl₃', found: ['2-propanol'], own: [7.22, 7.1, 3.71, 2.45, 1.85, 1.5, 0.9] },
  },
  {
    // Acetylsalicylic acid.
    text: '¹H NMR (CDCl₃) δ 8.12 (dd, J = 7.9, 1.7 Hz, 1H), 7.62 (td, 1H), 7.36 (td, 1H), 7.26 (s), 7.14 (dd, 1H), 5.30 (s), 3.48 (s), 2.35 (s, 3H)',
    ...{ solvent: 'CDCl₃', found: ['dichloromethane', 'methanol'], own: [8.12, 7.62, 7.36, 7.14, 2.35] },
  },
  {
    // Vanillin.
    text: 'RMN ¹³C (75 MHz, CDCl₃) : δ 207,1 ; 191,0 ; 151,8 ; 147,2 ; 129,8 ; 127,5 ; 114,4 ; 108,8 ; 77,2 ; 56,1 ; 30,9',
    ...{ solvent: 'CDCl₃', found: ['acetone'], own: [191, 151.8, 147.2, 129.8, 127.5, 114.4, 108.8, 56.1] },
  },
  {
    // 1,4-Dimethoxybenzene.
    text: '7.26 (s), 6.84 (s), 3.77 (s), 1.56 (s), 1.26 (br s), 0.87 (m), 0.08 (s)',
    ...{ solvent: 'CDCl₃', found: ['grease', 'silicone grease'], water: true, own: [6.84, 3.77] },
  },
]
