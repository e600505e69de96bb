import type { InputOptions } from 'rolldown'

/** The options of all bundles for the modules of this project: they are found in any folder, and a missing one is an error. */
export const moduleOptions = {
  // By tsconfig.json, whose paths are patterns, no module is found in a folder with `#`, brackets or braces in its path.
  resolve: { alias: { '@': process.cwd() } },
  // By default a missing module stays an import, which fails in the browser.
  onLog: (level, log, handle) => handle(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
} satisfies InputOptions
