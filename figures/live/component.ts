import { defineComponents } from '@/lib/site/component'

const block = { kind: 'block' } as const

/** The interactive figures, each of which begins a separate block. */
export const liveFigures = defineComponents({
  tags: {
    LineBroadening: block,
    ZeroFilling: block,
    Truncation: block,
    PhaseCorrection: block,
    AutomaticPhase: block,
    BaselineAnchors: block,
    MultipletBuilder: block,
    IntegralLimits: block,
    PpmAndHertz: block,
    ContourLevels: block,
    RepetitionTime: block,
    AutomaticPicking: block,
    MeasuredCosy: block,
    MeasuredHsqc: block,
    MeasuredHmbc: block,
    EditedHsqc: block,
    FidToSpectrum: block,
  },
  markup: async () => (await import('./live-figures')).liveFigures,
  behavior: 'figures/live/figures.browser.ts',
})
