/** The names of the live figures in pages, which begin a block of their own. */
export const liveFigureKinds = {
  LineBroadening: 'block',
  ZeroFilling: 'block',
  Truncation: 'block',
  PhaseCorrection: 'block',
  AutomaticPhase: 'block',
  BaselineAnchors: 'block',
  MultipletBuilder: 'block',
  IntegralLimits: 'block',
  PpmAndHertz: 'block',
  ContourLevels: 'block',
  EthylbenzeneSpectrum: 'block',
} as const
