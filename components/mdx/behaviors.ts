/** The `setUp` of each folder of components for writers; the bundler fills this list (`lib/build/browser/component-behaviors.ts`). */
export const behaviors: Array<(main: HTMLElement) => void> = []
